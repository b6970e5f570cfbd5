import { expect, test } from 'vitest';
import { z } from 'zod';
import { serialiserSchema } from './json-schema.ts';
import { type AnswerSchema, undeclaredFields } from './undeclared-fields.ts';

const person = z.object({ id: z.number(), nombre: z.string().nullable() });
const beyond = (schema: z.ZodType, value: unknown) =>
  undeclaredFields(serialiserSchema(schema) as AnswerSchema, value);

test.each([
  ['nothing of what the contract names', person, { id: 1, nombre: null }, []],
  ['a field of the answer', person, { id: 1, nombre: 'Ana', edad: 20 }, ['edad']],
  [
    'a field of every entry, once',
    z.array(person),
    [
      { id: 1, edad: 1 },
      { id: 2, edad: 2 },
    ],
    ['[].edad'],
  ],
  ['a field further in', z.object({ de: person }), { de: { id: 1, edad: 1 } }, ['de.edad']],
  ['a field of something that may be null', person.nullable(), { id: 1, edad: 1 }, ['edad']],
  ['nothing where any name is allowed', z.record(z.string(), z.number()), { enero: 1 }, []],
  ['nothing that is undefined, as JSON has no place for it', person, { id: 1, edad: undefined }, []],
  [
    'nothing of the form that was meant',
    z.union([person, z.object({ total: z.number() })]),
    { total: 1 },
    [],
  ],
])('finds %s', (_, schema, value, fields) => {
  expect(beyond(schema, value)).toEqual(fields);
});
