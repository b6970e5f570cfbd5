import { churchClock } from '@ministerio/contract/domain';
import type { Clock } from '../clock.ts';
import type { SermonList } from '../sermons/sermons.ts';
import { type StaticFile, textFile } from '../static/static-file.ts';
import { composeHome } from './compose.ts';
import { type HomeSource, homeStructuredData } from './structured-data.ts';
import type { HomeTemplate } from './template.ts';

/** How often to check for new sermons, which another process may have stored. */
const LOOK_MS = 10_000;

interface Options {
  /** The home page as it was built. */
  readonly built: StaticFile;
  readonly template: HomeTemplate;
  readonly source: HomeSource;
  readonly clock: Clock;
  /** The cached sermons, without waiting for the feed; null where it was never read. */
  readonly sermons: () => Promise<SermonList | null>;
  /** Receives the error when sermons cannot be read. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The home page with its dynamic content: it is rendered and compressed again when the sermons or the day
 * change, not for each visitor. It never fails: the last rendering is served.
 */
export class HomePage {
  readonly #options: Options;
  #file: StaticFile;
  #madeOf = '';
  #lookedMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#file = options.built;
  }

  /** The page as it is now. */
  async current(): Promise<StaticFile> {
    const { clock, onFailure } = this.#options;
    if (clock() - this.#lookedMs < LOOK_MS) return this.#file;
    this.#looking ??= this.#look()
      .catch(onFailure)
      .finally(() => {
        this.#looking = null;
        this.#lookedMs = clock();
      });
    await this.#looking;
    return this.#file;
  }

  async #look(): Promise<void> {
    const { built, template, source, clock, sermons } = this.#options;
    const list = await sermons();
    const { date } = churchClock(clock(), source.content.church.timeZone);
    const madeOf = `${date} ${list?.etag ?? ''}`;
    if (madeOf === this.#madeOf) return;
    const structuredData = homeStructuredData(list?.items ?? [], source, date);
    const page = built.bodies.identity.toString('utf8');
    const { type, cacheControl, headers } = built;
    this.#file = textFile(composeHome(page, template, { sermons: list?.items ?? null, structuredData }), {
      type,
      cacheControl,
      headers,
    });
    this.#madeOf = madeOf;
  }
}
