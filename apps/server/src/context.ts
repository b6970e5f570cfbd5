import type { ChurchSettings } from '@ministerio/content';
import type { Clock } from './clock.ts';
import type { Database, Store } from './db/database.ts';
import type { GroupCommit } from './db/group-commit.ts';
import type { Limits } from './security/limits.ts';
import type { Passwords } from './security/passwords.ts';
import type { Random } from './security/random.ts';
import type { Tokens } from './security/tokens.ts';

/** The church's settings that the server's rules use (spec section 9). */
export type ChurchRules = Pick<ChurchSettings, 'timeZone' | 'point' | 'radiusMetres' | 'currency'>;

/** What routes depend on. Made once in `buildApp`. */
export interface Context {
  readonly database: Database;
  /** The church's data, `database.store`. */
  readonly store: Store;
  /** For marks: simultaneous ones share a commit. */
  readonly commits: GroupCommit;
  readonly clock: Clock;
  readonly random: Random;
  readonly church: ChurchRules;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly registration: 'open' | 'closed';
}
