import type { Clock } from './clock.ts';
import type { ContentStore } from './content/content-store.ts';
import type { CopiesTarget } from './copies/copies-state.ts';
import type { Database, Store } from './db/database.ts';
import type { GroupCommit } from './db/group-commit.ts';
import type { Health } from './health.ts';
import type { Random } from './random.ts';
import type { DeviceCookies } from './security/device-cookies.ts';
import type { DoorCodes } from './security/door-codes.ts';
import type { FactorSecrets } from './security/factor-secrets.ts';
import type { Limits } from './security/limits.ts';
import type { Passkeys } from './security/passkeys.ts';
import type { Passwords } from './security/passwords.ts';
import type { Tokens } from './security/tokens.ts';
import type { Trail } from './security/trail.ts';

/** Dependencies of the routes. Made once in `buildApp`. */
export interface Context {
  readonly database: Database;
  /** The church's data, `database.store`. */
  readonly store: Store;
  /** For marks: simultaneous ones share a commit. */
  readonly commits: GroupCommit;
  readonly clock: Clock;
  readonly random: Random;
  /** The site's published content. */
  readonly content: ContentStore;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly devices: DeviceCookies;
  /** Codes and cookies of the phones of the door. */
  readonly door: DoorCodes;
  /** Where people reach the site; null where that is not known. */
  readonly publicUrl: string | null;
  readonly limits: Limits;
  readonly passkeys: Passkeys;
  readonly factorSecrets: FactorSecrets;
  /** Audit entries of what changes nothing. */
  readonly trail: Trail;
  readonly registration: 'open' | 'closed';
  /** Known problems of the machine. */
  readonly health: Health;
  /** Where sealed copies go; null where none are set up. */
  readonly copies: CopiesTarget | null;
}
