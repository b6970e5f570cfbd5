import type { Role } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { AuditSource } from '../db/repositories/audit.ts';
import type { DoorPhoneRow } from '../db/repositories/door-phones.ts';
import type { PasswordKind } from '../db/schema.ts';

/** The caller, read from the database for this request (R7). */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly passwordKind: PasswordKind;
  /** Rises when the account's sessions end. */
  readonly version: number;
  /** Id of the token that was sent. */
  readonly jti: string;
  /** When that token was issued, UTC milliseconds. */
  readonly issuedMs: number;
  /** The member's phone that the token belongs to; null for none (R57). */
  readonly phoneId: number | null;
  /** Whether the phone's cookie brought the token, and no password: it cannot do what R58 names. */
  readonly byPhone: boolean;
}

/** Author and request of a change, or of a look: a part of every call. */
export interface AuditedCall {
  readonly account: AuditSource['actor'];
  readonly request: Pick<FastifyRequest, 'id'>;
}

/** Caller and request of a call that only accounts make. */
export interface SignedCall {
  readonly account: Account;
  readonly request: FastifyRequest;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a sign-in, or where the call ignores tokens. */
    account: Account | null;
    /** The phone of the door that called by its cookie; null for any other caller. */
    phone: DoorPhoneRow | null;
  }
}
