import type { Access } from '@ministerio/contract';

/** What a route says about itself; hooks and the error handler read it, never the URL's text (R7). */
export interface RouteConfig {
  /** Who may call; a route under /api without it is refused at registration. */
  readonly access: Access;
  /** Form of the refusals. */
  readonly errors: 'json' | 'text';
  /** Whether an account that has to change its password first may call all the same (R5). */
  readonly allowsOneTimePassword: boolean;
  /** Whether any page may read the answer: the public calls of the widgets (R15). */
  readonly crossOrigin: boolean;
}

/** For a call of anyone that is no endpoint of the contract. */
export const publicRoute: RouteConfig = {
  access: 'public',
  errors: 'json',
  allowsOneTimePassword: false,
  crossOrigin: false,
};

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteConfig> {}
}
