import { type Endpoint, errorEnvelope } from '@ministerio/contract';
import { z } from 'zod';

const noNames = z.registry<{ id?: string }>();

/** JSON Schema for the serialiser: undeclared fields never leave the server. */
export function serialiserSchema(schema: z.ZodType): object {
  // OpenAPI 3.0 says `nullable`, which the serialiser writes without trying alternatives.
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output', metadata: noNames });
}

const problemSchema = serialiserSchema(errorEnvelope);
const textSchema = { type: 'string' };

/** Response schemas of every status of an endpoint. */
export function responseSchemas(endpoint: Endpoint): Record<string, object> {
  const refusal = endpoint.errors === 'text' ? textSchema : problemSchema;
  return { 200: serialiserSchema(endpoint.answer), '4xx': refusal, '5xx': refusal };
}
