import { type Endpoint, errorEnvelope } from '@ministerio/contract';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

/** JSON Schema for the serialiser: undeclared fields never leave the server. */
export function serialiserSchema(schema: z.core.$ZodType): object {
  // OpenAPI 3.0 says `nullable`, which the serialiser writes without trying alternatives.
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
}

const problemSchema = serialiserSchema(errorEnvelope);
const textSchema = { type: 'string' };
const answers = new WeakMap<z.core.$ZodType, object>();

/** Response schemas of every status of an endpoint. */
export function responseSchemas({ answer, errors }: Endpoint): Record<string, object> {
  const schema = answers.get(answer) ?? serialiserSchema(answer);
  answers.set(answer, schema);
  const refusal = errors === 'text' ? textSchema : problemSchema;
  return { 200: schema, '4xx': refusal, '5xx': refusal };
}

type Serializer = (data: unknown) => string;
const serializers = new WeakMap<object, Serializer>();

/** For Fastify's `setSerializerCompiler`: each schema once, and not the same refusals again for every route. */
export function compileSerializer({ schema }: { readonly schema: object }): Serializer {
  const serializer = serializers.get(schema) ?? fastJsonStringify(schema);
  serializers.set(schema, serializer);
  return serializer;
}
