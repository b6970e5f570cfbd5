import type { ChurchSettings } from '@ministerio/content';
import type { Clock } from './clock.ts';
import type { Database, Store } from './db/database.ts';
import type { GroupCommit } from './db/group-commit.ts';
import type { Limits } from './security/limits.ts';
import type { Passwords } from './security/passwords.ts';
import type { Random } from './security/random.ts';
import type { Tokens } from './security/tokens.ts';

/** What the server's rules need to know of the church (spec section 9). */
export type ChurchRules = Pick<ChurchSettings, 'timeZone' | 'point' | 'radiusMetres' | 'currency'>;

/** Everything a route works with. Made once in `buildApp`, passed to each resource. */
export interface Context {
  readonly database: Database;
  /** The church's data, `database.store`. */
  readonly store: Store;
  /** For the marks: many at once share a commit. */
  readonly commits: GroupCommit;
  readonly clock: Clock;
  readonly random: Random;
  readonly church: ChurchRules;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly registration: 'open' | 'closed';
}
