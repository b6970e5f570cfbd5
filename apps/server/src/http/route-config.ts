import type { Access } from '@ministerio/contract';

/** A route's own policy; hooks and the error handler read it, never the URL (R7). */
export interface RouteConfig {
  /** Callers that are admitted; a route under /api without it is refused at registration. */
  readonly access: Access;
  /** Form of the refusals. */
  readonly errors: 'json' | 'text';
  /** Whether accounts that must change their password first may call (R5). @default false */
  readonly allowsOneTimePassword?: boolean;
  /** Whether any page may read the answer: the public calls of the widgets (R15). */
  readonly crossOrigin?: boolean;
  /** Whether the call is the door's, and asks for `X-Puerta: 1` (R54). @default false */
  readonly door?: boolean;
  /** Whether a phone whose inscription is over may call for 36 hours (R52). @default false */
  readonly afterEnd?: boolean;
  /** Longest time in which the body arrives, in milliseconds (R32). @default 15000 */
  readonly bodyTimeoutMs?: number;
}

/** For public routes that are no endpoint of the contract. */
export const publicRoute: RouteConfig = {
  access: 'public',
  errors: 'json',
};

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteConfig> {}
}
