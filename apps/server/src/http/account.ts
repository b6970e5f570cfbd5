import type { Role } from '@ministerio/contract/domain';
import type { PasswordKind } from '../db/schema.ts';

/** Who makes a call, as read from the database for this request (R7). */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly passwordKind: PasswordKind;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where nobody signed in, or the call ignores tokens. */
    account: Account | null;
  }
}
