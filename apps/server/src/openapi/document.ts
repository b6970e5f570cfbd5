import * as contract from '@ministerio/contract';
import { answersOf, type Endpoint, takes } from '@ministerio/contract';
import { isRecord } from '@ministerio/contract/domain';
import { z } from 'zod';

/** The description of the API. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

export type Operation = ReturnType<typeof operationOf>;

/** Calls that are no JSON endpoints of the contract. */
const plainCalls: readonly (readonly [path: string, type: string, summary: string])[] = [
  ['/videos/{id}/miniatura', 'image/jpeg', 'Miniatura de una prédica'],
  ['/metrics', 'text/plain', 'Medidas del servidor, para un administrador o un recolector'],
];

const bearer = [{ token: [] }];
const schemes = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  puerta: { type: 'apiKey', in: 'cookie', name: 'puerta' },
};
const phoneHeader = { name: 'X-Dispositivo', in: 'header', required: true, schema: { const: '1' } };
const doorHeader = { name: 'X-Puerta', in: 'header', required: true, schema: { const: '1' } };
/** Credentials that each kind of call asks for. */
const security: Readonly<Record<Endpoint['access'], readonly object[]>> = {
  public: [],
  optional: [{}, ...bearer],
  'signed-in': bearer,
  ADMIN: bearer,
  door: [...bearer, { puerta: [] }],
};

/** Every endpoint of the contract. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);

/** The description of the API, made from the contract and nothing else. */
export function openApiDocument() {
  const paths = new Map<string, Record<string, Operation>>();
  const add = (path: string, method: string, operation: Operation) => {
    paths.set(path, { ...paths.get(path), [method]: operation });
  };
  for (const endpoint of endpoints) {
    add(endpoint.path.replaceAll(/:(\w+)/g, '{$1}'), endpoint.method.toLowerCase(), operationOf(endpoint));
  }
  for (const [path, type, summary] of plainCalls) {
    const responses = { 200: { description: 'Respuesta', content: { [type]: {} } } };
    add(path, 'get', { operationId: path.split('/').at(-1) ?? path, summary, security: [], responses });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API del ministerio', version: '1', description: 'API del sitio del ministerio.' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: schemes },
    paths: Object.fromEntries(paths),
  };
}

function operationOf(endpoint: Endpoint) {
  const { name, summary, access } = endpoint;
  const parameters = [
    ...parametersOf(endpoint, 'params', 'path'),
    ...parametersOf(endpoint, 'query', 'query'),
    ...(endpoint.door ? [doorHeader] : []),
    ...(endpoint.ownPhone ? [phoneHeader] : []),
  ];
  return {
    operationId: name,
    summary: access === 'ADMIN' ? `${summary} (administradores)` : summary,
    security: security[access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

function requestBodyOf(endpoint: Endpoint): { requestBody?: { content: Record<string, object> } } {
  const { fileTypes, body } = endpoint;
  if (fileTypes.length > 0) {
    return { requestBody: { content: Object.fromEntries(fileTypes.map((type) => [type, {}])) } };
  }
  if (!takes(endpoint, 'body')) return {};
  return { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } };
}

function responsesOf(endpoint: Endpoint): Record<string, object> {
  const entries = Object.entries(answersOf(endpoint)).map(([status, schema]) => {
    const isText = endpoint.errors === 'text' && status !== '200';
    const type = isText ? 'text/plain' : 'application/json';
    const description = status === '200' ? 'Hecho' : 'Rechazo';
    return [status, { description, content: { [type]: { schema: schemaOf(schema, 'output') } } }] as const;
  });
  return Object.fromEntries(entries);
}

function parametersOf(endpoint: Endpoint, part: 'params' | 'query', where: 'path' | 'query'): object[] {
  if (!takes(endpoint, part)) return [];
  const { properties = {} } = schemaOf(endpoint[part], 'output');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path',
    schema,
  }));
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && 'path' in value && 'access' in value && 'answer' in value;
}
