import type { Context } from '../context.ts';
import { keepThumbnail, readThumbnail } from '../db/repositories/sermons.ts';
import { photoTypeOf } from '../photos/photo-type.ts';
import type { Sermons } from './sermons.ts';
import type { SermonSources } from './sources.ts';

/** How long a missing picture is not requested again. */
const MISSING_MS = 30 * 60_000;
const LARGEST = 300 * 1024;

export interface Thumbnail {
  readonly image: Uint8Array;
  readonly type: 'image/jpeg' | 'image/webp';
}

interface Options extends Pick<Context, 'store' | 'clock'> {
  readonly sermons: Sermons;
  readonly sources: SermonSources;
}

/** Pictures of the sermons from our own address, so that a visitor's browser asks nobody else (R26). */
export class Thumbnails {
  readonly #options: Options;
  readonly #missing = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The picture of a sermon, or its index in the list where it has none; null for an unknown id. */
  async read(videoId: string): Promise<Thumbnail | { readonly index: number } | null> {
    const { store, clock, sermons, sources } = this.#options;
    const list = await sermons.list();
    const index = list?.items.findIndex(({ id }) => id === videoId) ?? -1;
    if (index < 0) return null;
    // Sample data has no videos, so no pictures.
    if (list?.items[index]?.link === null) return { index };
    const kept = await readThumbnail(store, videoId);
    if (kept !== null) return asThumbnail(kept) ?? { index };
    if ((this.#missing.get(videoId) ?? 0) > clock()) return { index };
    const found = await this.#ask(sources, videoId);
    if (found === null) {
      this.#missing.set(videoId, clock() + MISSING_MS);
      return { index };
    }
    await keepThumbnail(store, videoId, found.image, clock());
    return found;
  }

  async #ask(sources: SermonSources, videoId: string): Promise<Thumbnail | null> {
    try {
      const image = await sources.readThumbnail(videoId);
      return image === null || image.byteLength > LARGEST ? null : asThumbnail(image);
    } catch {
      return null;
    }
  }
}

/** Detects the type by the first bytes, never by the source's word. */
function asThumbnail(image: Uint8Array): Thumbnail | null {
  const type = photoTypeOf(image);
  return type === 'jpeg' || type === 'webp' ? { image, type: `image/${type}` } : null;
}
