import { type Endpoint, takes } from '@ministerio/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** Input of a client, checked and cleaned. */
export interface Input<E extends Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
}

/** One Spanish text for each wrong field. */
export type FieldErrors = Readonly<Record<string, string>>;

type Part = 'params' | 'query' | 'body';
type Checked = { readonly value: unknown } | { readonly errors: FieldErrors };

/**
 * Checks one part of a request against its endpoint.
 * A body that is no object is read as an empty one, so that every missing field is named.
 */
export function check(endpoint: Endpoint, part: Part, request: FastifyRequest): Checked {
  if (!takes(endpoint, part)) return { value: undefined };
  const sent = request[part];
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  const parsed = endpoint[part].safeParse(isObject ? sent : {});
  if (parsed.success) return { value: parsed.data };
  return { errors: fieldErrors(parsed.error) };
}

/**
 * The first message of each wrong field by its path, with dots: `filas.0.nombre`.
 * @param root - path of the value itself; without it, messages about the whole are left out.
 */
export function fieldErrors({ issues }: Pick<z.ZodError, 'issues'>, root?: string): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = [...(root === undefined ? [] : [root]), ...path.map(String)].join('.');
    if (field !== '' && !errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

const ID = /^\d{1,10}$/;

/**
 * Whether every id in the path is written as one; `1e3` and `0x10` are none (R24).
 * @param params - what the endpoint made of the path: its ids are numbers, what else it reads from there is text.
 */
export function hasPlainIds(request: FastifyRequest, params: unknown): boolean {
  const written = request.params as Record<string, string>;
  return Object.entries(params ?? {}).every(
    ([name, value]) => typeof value !== 'number' || ID.test(written[name] ?? ''),
  );
}
