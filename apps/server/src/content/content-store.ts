import {
  type NamedCategory,
  type SiteContent,
  siteContent,
  withoutSampleContact,
} from '@ministerio/content/site';
import {
  CONTENT_KEYS,
  type ContentDocuments,
  type ContentKey,
  type publicContent,
} from '@ministerio/contract';
import { addDays, churchClock, churchDayStart } from '@ministerio/contract/domain';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/database.ts';
import { listCategories } from '../db/repositories/categories.ts';
import { newestVersions, readVersion } from '../db/repositories/content-versions.ts';
import { bodyHash } from '../static/static-file.ts';
import { publicValues } from './public-values.ts';
import { type AnyDocument, parseDocument } from './stored-document.ts';

/** How long what was read is taken for the latest: other processes' publications show within it (R63). */
const FOLLOW_MS = 2000;

/** Published content. Swapped whole, never changed. */
export interface PublishedContent {
  /** The documents as administrators read them. */
  readonly documents: ContentDocuments;
  /** The version of each; 0 came with the build. */
  readonly versions: Readonly<Record<ContentKey, number>>;
  /** The documents with their versions as visitors read them on this day (R63). */
  readonly answer: z.output<typeof publicContent>;
  /** `answer` as JSON, written once. */
  readonly json: string;
  /** Content of the public pages, ready to render. */
  readonly site: SiteContent;
  /** Names all of `site`: what is made of it is made again where this differs. Quoted, as the header wants it. */
  readonly etag: string;
  /** Names the public value of each document, whatever its version. */
  readonly etags: Readonly<Record<ContentKey, string>>;
}

export interface ContentStoreOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Version 0 of each document. */
  readonly defaults: ContentDocuments;
  /** Whether the sample contact of a first start is shown (decisions section 8). */
  readonly showsSample: boolean;
  /** Called once for a stored version that is no such document, for which the default is shown (R60). */
  readonly onInvalid: (key: ContentKey, version: number) => void;
  readonly onFailure: (error: unknown) => void;
}

/** A document with what differs from the one before it. */
interface Loaded {
  readonly version: number;
  readonly savedMs: number;
  readonly value: AnyDocument;
}

/** A published content, and the span of time in which it is today's. */
interface Snapshot {
  readonly content: PublishedContent;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The site's published content in memory; follows what other processes publish. */
export class ContentStore {
  readonly #options: ContentStoreOptions;
  #loaded: ReadonlyMap<ContentKey, Loaded> = new Map();
  #categories: readonly NamedCategory[] = [];
  #snapshot: Snapshot;
  #checkedMs = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  /** Readings follow one another: an older one must not overwrite a newer. */
  #reading: Promise<void> = Promise.resolve();
  #show: () => Promise<void> = async () => undefined;

  constructor(options: ContentStoreOptions) {
    this.#options = options;
    this.#snapshot = this.#made();
  }

  /** Version 0 of each document. */
  get defaults(): ContentDocuments {
    return this.#options.defaults;
  }

  /** Published content of this moment. A database that is down leaves the last known. */
  async current(): Promise<PublishedContent> {
    const nowMs = this.#options.clock();
    // Also after a clock that was ahead was set right.
    if (nowMs - this.#checkedMs >= FOLLOW_MS || nowMs < this.#checkedMs) {
      this.#checking ??= this.#readInTurn()
        .catch(this.#options.onFailure)
        .finally(() => {
          this.#checking = null;
        });
      await this.#checking;
    }
    return this.latest;
  }

  /** Published content when the database was last asked, as it is on this day. */
  get latest(): PublishedContent {
    const nowMs = this.#options.clock();
    const { fromMs, untilMs } = this.#snapshot;
    if (nowMs < fromMs || nowMs >= untilMs) this.#snapshot = this.#made();
    return this.#snapshot.content;
  }

  /** Content of today's public pages if `changes` were published too; nothing is kept (R63). */
  preview(changes: Partial<ContentDocuments>): SiteContent {
    const documents = this.#shown({ ...this.latest.documents, ...changes });
    const { date } = churchClock(this.#options.clock(), documents.datos.zona);
    return siteContent(publicValues(documents, date), this.#categories);
  }

  /** @param show - shows what is published; called after each publication of this process. Never fails. */
  onPublished(show: () => Promise<void>): void {
    this.#show = show;
  }

  /**
   * Reads what changed and waits until it is shown. Called after every publication of this process.
   * @throws what the database throws.
   */
  async refresh(): Promise<void> {
    await this.#readInTurn();
    await this.#show();
  }

  #readInTurn(): Promise<void> {
    const reading = this.#reading.then(() => this.#read());
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  async #read(): Promise<void> {
    const { store, clock } = this.#options;
    this.#checkedMs = clock();
    const loaded = await this.#changed();
    const categories = await listCategories(store);
    const isSame = JSON.stringify(categories) === JSON.stringify(this.#categories);
    if (loaded === null && isSame) return;
    if (loaded !== null) this.#loaded = loaded;
    this.#categories = categories;
    this.#snapshot = this.#made();
  }

  /** The documents where one differs from what is in memory; null where none does. */
  async #changed(): Promise<ReadonlyMap<ContentKey, Loaded> | null> {
    const newest = new Map((await newestVersions(this.#options.store)).map((row) => [row.key, row]));
    const isKnown = (key: ContentKey) => {
      const known = this.#loaded.get(key);
      const now = newest.get(key);
      return known?.version === now?.version && known?.savedMs === now?.savedMs;
    };
    if (CONTENT_KEYS.every(isKnown)) return null;
    const loaded = new Map<ContentKey, Loaded>();
    for (const key of CONTENT_KEYS) {
      const document = isKnown(key) ? this.#loaded.get(key) : await this.#document(key);
      if (document) loaded.set(key, document);
    }
    return loaded;
  }

  async #document(key: ContentKey): Promise<Loaded | undefined> {
    const { store, defaults, onInvalid } = this.#options;
    const row = await readVersion(store, key);
    if (row === null) return undefined;
    const { version, savedMs, json } = row;
    const value = parseDocument(key, json);
    if (value === undefined) onInvalid(key, version);
    return { version, savedMs, value: value === undefined ? defaults[key] : value };
  }

  /** The documents as they are shown: without the sample contact where it is none. */
  #shown(documents: ContentDocuments): ContentDocuments {
    if (this.#options.showsSample) return documents;
    return { ...documents, datos: withoutSampleContact(documents.datos) };
  }

  #made(): Snapshot {
    const { clock, defaults } = this.#options;
    const byKey = <T>(of: (key: ContentKey) => T) =>
      Object.fromEntries(CONTENT_KEYS.map((key) => [key, of(key)])) as Record<ContentKey, T>;
    const documents = this.#shown(
      byKey((key) => {
        const loaded = this.#loaded.get(key);
        // A published `null` is a value: no notice.
        return loaded === undefined ? defaults[key] : loaded.value;
      }) as ContentDocuments,
    );
    const { zona } = documents.datos;
    const { date } = churchClock(clock(), zona);
    const values = publicValues(documents, date);
    const etags = byKey((key) => etagOf(values[key]));
    const versions = byKey((key) => this.#loaded.get(key)?.version ?? 0);
    const answer = byKey((key) => ({
      version: versions[key],
      valor: values[key],
    })) as PublishedContent['answer'];
    return {
      content: {
        documents,
        versions,
        answer,
        json: JSON.stringify(answer),
        site: siteContent(values, this.#categories),
        etag: etagOf([etags, this.#categories]),
        etags,
      },
      fromMs: churchDayStart(date, zona),
      untilMs: churchDayStart(addDays(date, 1), zona),
    };
  }
}

function etagOf(value: unknown): string {
  return `"${bodyHash(JSON.stringify(value))}"`;
}
