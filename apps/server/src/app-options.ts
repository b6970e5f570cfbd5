import type { SiteRenderer } from '@ministerio/content/site';
import type { ContentDocuments, ServerProblem } from '@ministerio/contract';
import type { FastifyServerOptions } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { ContentSource } from './pages/page-inputs.ts';
import type { SealedCopies } from './plugins/app/sealed-copies.ts';
import type { Random } from './random.ts';
import type { SemaphoreOptions } from './security/bounded-semaphore.ts';
import type { LimitRules } from './security/limit-rules.ts';
import type { HashCost } from './security/passwords.ts';
import type { SermonSources } from './sermons/sources.ts';

/** Everything the application depends on; what tests and benchmarks override is optional. */
export interface AppOptions {
  /** Open and migrated; the caller closes it after the app. */
  readonly database: Database;
  /** Version 0 of the site's documents. @default those of the build */
  readonly documents?: ContentDocuments;
  /** When they were built, UTC milliseconds. @default the time of the program's file */
  readonly builtMs?: number;
  /** Key of the tokens, at least 32 bytes (R8). */
  readonly secret: string;
  /** @default the system's clock */
  readonly clock?: Clock;
  /** @default the system's randomness */
  readonly random?: Random;
  /** @default LIMIT_RULES */
  readonly limits?: Partial<LimitRules>;
  /** @default HASH_COST */
  readonly hashCost?: HashCost;
  /** @default by the size of the thread pool */
  readonly hashSemaphore?: SemaphoreOptions;
  /** @default 'open' */
  readonly registration?: 'open' | 'closed';
  /** Origin for links, without a closing slash; null leaves the pages' placeholder to the caller. @default null */
  readonly publicUrl?: string | null;
  /** Another backend that answers the calls of spec section 7. @default null */
  readonly apiUrl?: string | null;
  /** Whether the sample contact of a first start is shown. @default false */
  readonly sampleContact?: boolean;
  /** Renders the site's documents. @default null: there are none */
  readonly renderer?: SiteRenderer | null;
  /** Content that pages are rendered from. @default the published one */
  readonly content?: ContentSource;
  /** Where the built site and widgets are. @default neither */
  readonly publicDirs?: PublicDirs;
  /** Folder of the automatic daily copies of a SQLite database. @default none are made */
  readonly backupsDir?: string | null;
  /** Where sealed copies go, and what makes them. @default none are made */
  readonly copies?: SealedCopies | null;
  /** Problems found at the start. @default none */
  readonly problems?: readonly ServerProblem[];
  /** Where sermons come from. @default no feed */
  readonly sermons?: SermonSources;
  /** See `Env.trustProxy`. @default false */
  readonly trustProxy?: false | number | readonly string[];
  /** @default null: metrics need an administrator */
  readonly metricsToken?: string | null;
  /** How long a closing server waits for requests under way, in milliseconds. @default 10000 */
  readonly drainMs?: number;
  /** @default no log */
  readonly logger?: FastifyServerOptions['logger'];
  /** Whether to warn developers of their mistakes, as `npm run dev` does. @default false */
  readonly developing?: boolean;
}

/** Folders of built files; one that is missing is served as empty. */
export interface PublicDirs {
  readonly site: string | null;
  readonly widgets: string | null;
}
