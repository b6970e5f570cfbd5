import type { Generated } from 'kysely';
import type { Milliseconds } from './schema-door.ts';

/** Tokens that were ended before their time. */
interface EndedTokensTable {
  /** The token's own id. */
  jti: string;
  /** The token's end. */
  until_ms: Milliseconds;
}

export interface ConfirmationsTable {
  /** SHA-256 of what the page holds (R46). */
  hash: string;
  user_id: number;
  ver: number;
  jti: string;
  issued_ms: Milliseconds;
}

/** A passkey, or an app that shows codes (R45). */
interface SecondFactorsTable {
  id: Generated<number>;
  user_id: number;
  kind: 'passkey' | 'totp';
  name: string;
  created_ms: Milliseconds;
  used_ms: Milliseconds | null;
  /** Of a passkey, in base64url like its public key. */
  credential_id: string | null;
  public_key: string | null;
  /** JSON: how the browser reaches the passkey. */
  transports: string | null;
  /** A passkey's signature counter; of an app the last step of 30 seconds that was used. */
  counter: Generated<number>;
  /** Of an app, sealed with the installation's key. */
  secret: string | null;
}

interface RecoveryCodesTable {
  user_id: number;
  /** HMAC with the installation's key. */
  hash: string;
  created_ms: Milliseconds;
}

/** Purpose of a challenge (R45). */
export type ChallengePurpose = 'sign-in' | 'confirm' | 'add-passkey' | 'add-app';

export interface ChallengesTable {
  /** SHA-256 of what the browser holds. */
  hash: string;
  user_id: number;
  purpose: ChallengePurpose;
  /** The account's token version at its issue. */
  ver: number;
  /** The session that asked for it; empty for a sign-in. */
  jti: string;
  /** Of an app that is being added, sealed. */
  secret: string | null;
  issued_ms: Milliseconds;
}

/** A member's phone that keeps them signed in (R58). */
interface OwnPhonesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** Id of the token that it was made with: whose answer got lost asks once more. */
  made_by: string;
  /** Newest generation of its secrets that was presented (R57). */
  presented: Generated<number>;
  /** Hash of that secret. */
  presented_hash: string | null;
  made_ms: Milliseconds;
  used_ms: Milliseconds;
  ends_ms: Milliseconds;
}

export interface OwnPhoneSecretsTable {
  /** SHA-256 of what the cookie holds. */
  hash: string;
  phone_id: number;
  generation: number;
  issued_ms: Milliseconds;
}

/** Tables of who is signed in, and by what they prove it. */
export interface SignInSchema {
  challenges: ChallengesTable;
  confirmations: ConfirmationsTable;
  ended_tokens: EndedTokensTable;
  own_phone_secrets: OwnPhoneSecretsTable;
  own_phones: OwnPhonesTable;
  recovery_codes: RecoveryCodesTable;
  second_factors: SecondFactorsTable;
}
