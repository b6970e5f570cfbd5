import { negotiate } from '@fastify/accept-negotiator';

/**
 * The form in which a response should travel.
 * @param header - the request's `Accept-Encoding`.
 * @param available - encodings of the response, the best one first.
 */
export function preferredEncoding<Encoding extends string>(
  header: string | string[] | undefined,
  available: Encoding[],
): Encoding | 'identity' {
  if (typeof header !== 'string') return 'identity';
  return (negotiate(header.toLowerCase(), available) as Encoding | null) ?? 'identity';
}
