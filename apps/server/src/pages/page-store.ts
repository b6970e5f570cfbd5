import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PageName } from '@ministerio/content';
import type { SharePicture, SiteRenderer } from '@ministerio/content/site';
import type { Clock } from '../clock.ts';
import { contentTypeOf } from '../static/content-types.ts';
import { type FileRule, type StaticFile, textFile } from '../static/static-file.ts';
import type { PageInputs } from './page-inputs.ts';
import { DOOR, HALL, HELP, pageLookup, shellFile } from './page-lookup.ts';

interface Options {
  readonly renderer: SiteRenderer;
  readonly inputs: () => Promise<PageInputs>;
  readonly clock: Clock;
  /** Called with what fails to render; the former documents stay. */
  readonly onFailure: (error: unknown) => void;
}

const RULE: FileRule = { headers: 'page', cacheControl: 'no-cache' };
/** How often to look whether something has changed (R63). */
export const LOOK_MS = 1000;
const NOT_FOUND = 'notFound';
const HTML = 'text/html; charset=utf-8';

/**
 * Every document of the site, rendered and compressed ahead: no request waits for a rendering. When what they are made of
 * has changed, all are rendered again and swapped at once.
 */
export class PageStore {
  readonly #options: Options;
  readonly #lookup: (path: string) => string | null;
  #files: ReadonlyMap<string, StaticFile> = new Map();
  #pictures: Readonly<Record<string, SharePicture>> = {};
  #key = '';
  #looking: Promise<void> = Promise.resolve();
  /** The look that begins when the one under way has ended. */
  #next: Promise<void> | null = null;
  #lookedMs = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#lookup = pageLookup(options.renderer.routes);
  }

  /** Renders the first documents. @throws what a component throws. */
  async start(): Promise<void> {
    this.#lookedMs = this.#options.clock();
    await this.#render(await this.#options.inputs());
  }

  /**
   * Looks whether something has changed, and renders anew where it has; never fails. What has changed before the call is
   * shown when it ends. Calls during a look share the next one.
   */
  refresh(): Promise<void> {
    this.#lookedMs = this.#options.clock();
    this.#next ??= this.#looking.then(() => {
      this.#next = null;
      this.#looking = this.#look().catch(this.#options.onFailure);
      return this.#looking;
    });
    return this.#next;
  }

  /** @param path - decoded, with a leading slash, without query. */
  find(path: string): StaticFile | undefined {
    // Not awaited: a request gets what is there.
    if (this.#options.clock() - this.#lookedMs >= LOOK_MS) void this.refresh();
    return this.#files.get(this.#lookup(path) ?? path);
  }

  /** A picture of a shared link, as the documents name it now. */
  sharePicture(name: string): SharePicture | undefined {
    return Object.hasOwn(this.#pictures, name) ? this.#pictures[name] : undefined;
  }

  /** The page of unknown addresses. */
  get notFound(): StaticFile | undefined {
    return this.#files.get(NOT_FOUND);
  }

  async #look(): Promise<void> {
    const inputs = await this.#options.inputs();
    if (inputs.key !== this.#key) await this.#render(inputs);
  }

  async #render({ key, facts }: PageInputs): Promise<void> {
    const { renderer } = this.#options;
    const files = new Map<string, StaticFile>();
    const add = async (name: string, text: string, type: string) => {
      const former = this.#files.get(name);
      // A document that did not change keeps its bytes.
      const isSame = former?.bodies.identity.equals(Buffer.from(text)) ?? false;
      files.set(name, former && isSame ? former : textFile(text, { ...RULE, type }));
      await nextTurn();
    };
    for (const name of new Set<PageName>([...Object.values(renderer.routes.pages), NOT_FOUND])) {
      await add(name, renderer.renderPage(name, facts), HTML);
    }
    for (const shell of new Set(Object.values(renderer.routes.app))) {
      await add(shellFile(shell), renderer.renderShell(shell, facts), HTML);
    }
    // Another backend has neither door nor projector, and not the screens of the guide.
    if (facts.hasForm) {
      await add(DOOR, renderer.renderDoor(facts), HTML);
      await add(HALL, renderer.renderHall(facts), HTML);
      await add(HELP, renderer.renderHelp(facts), HTML);
    }
    for (const [path, text] of Object.entries(renderer.renderFiles(facts))) {
      await add(path, text, contentTypeOf(path) ?? 'text/plain; charset=utf-8');
    }
    this.#files = files;
    this.#pictures = renderer.sharePictures(facts.site);
    this.#key = key;
  }
}
