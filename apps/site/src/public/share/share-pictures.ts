import { createHash } from 'node:crypto';
import { type PageName, pageShare, squareShare } from '@ministerio/content';
import type { SharePicture, SiteContent } from '@ministerio/content/site';
import { type ShareShape, shareShapes } from './share-shapes.ts';
import { type ShareWords, shareWords } from './share-words.ts';

/** Drawer of pictures for sharing. */
export interface ShareDrawer {
  /** Another one for every other look. */
  readonly version: string;
  /** Loaded for the first picture: most visits ask for none. */
  load(): Promise<{
    draw(words: ShareWords, form: { readonly shape: ShareShape; readonly product: string }): string;
  }>;
}

const HASH_LENGTH = 8;
const shapes = ['wide', 'square'] as const satisfies readonly ShareShape[];
const nameIn = (shape: ShareShape, name: string) => (shape === 'wide' ? name : squareShare(name));

type Pictures = Readonly<Record<string, SharePicture>>;

/** A shared link's picture as a document names it. */
export interface ShownPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of a page's documents: the one that services ask for, then the square. */
export function shareOfPage(page: PageName, pictures: Pictures): readonly ShownPicture[] {
  return shapes.flatMap((shape) => {
    const picture = pictures[nameIn(shape, pageShare(page))];
    const { width, height } = shareShapes[shape];
    return picture ? [{ path: picture.path, width, height }] : [];
  });
}

/**
 * Every picture for sharing as what is published says it now, by name. Its address holds a hash of all that is on it, so a
 * picture that was kept somewhere never tells another hour than the page beside it.
 */
export function sharePictures({ version, load }: ShareDrawer): (site: SiteContent) => Pictures {
  const known = new WeakMap<SiteContent, Pictures>();
  const pictureOf = (words: ShareWords, shape: ShareShape, product: string): SharePicture => {
    const hash = createHash('sha256')
      .update(JSON.stringify([version, shape, product, words]))
      .digest('hex')
      .slice(0, HASH_LENGTH);
    return {
      path: `/compartir/${nameIn(shape, words.name)}-${hash}.jpg`,
      draw: async () => (await load()).draw(words, { shape, product }),
    };
  };
  return (site) => {
    const { product } = site.church;
    const pictures =
      known.get(site) ??
      Object.fromEntries(
        shareWords(site).flatMap((words) =>
          shapes.map((shape) => [nameIn(shape, words.name), pictureOf(words, shape, product)] as const),
        ),
      );
    known.set(site, pictures);
    return pictures;
  };
}
