/** The part of a JSON Schema that decides what the serialiser writes. */
export interface AnswerSchema {
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly additionalProperties?: boolean | AnswerSchema;
  readonly items?: AnswerSchema;
  readonly anyOf?: readonly AnswerSchema[];
  readonly oneOf?: readonly AnswerSchema[];
}

/**
 * The fields of a value that a schema does not name, which the serialiser therefore leaves out.
 * @returns their paths, each once: `users[].edad`.
 */
export function undeclaredFields(schema: AnswerSchema, value: unknown): string[] {
  return [...new Set(beyond(schema, value, ''))];
}

function beyond(schema: AnswerSchema, value: unknown, path: string): string[] {
  const choices = schema.anyOf ?? schema.oneOf;
  // The alternative that drops the fewest fields is the one that was meant.
  if (choices) return shortest(choices.map((choice) => beyond(choice, value, path)));
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((item) => beyond(items, item, `${path}[]`)) : [];
  }
  if (typeof value !== 'object' || value === null || value instanceof Date || !schema.properties) return [];
  const { properties, additionalProperties } = schema;
  return Object.entries(value).flatMap(([name, part]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (part === undefined || known === true) return [];
    return typeof known === 'object' ? beyond(known, part, own) : [own];
  });
}

function shortest(lists: readonly string[][]): string[] {
  return lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? []);
}
