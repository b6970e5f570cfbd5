import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, type PageName, type PageSeo, palette, previews, seo } from '@ministerio/content';
import type { TypeFont } from 'opentype.js';
import sharp from 'sharp';
import { breakLines, headingFont, outline } from './heading-font.ts';
import { folders } from './paths.ts';

/** The size that services ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const QUALITY = 84;
const HASH_LENGTH = 8;
const TITLE = { size: 92, leading: 0.98, width: 600 } as const;
const LOGO = 96;
/** How much of the window's width is in the picture, from behind the title's end to the right edge. */
const SHOWN = 760;

/** What the picture says: the page's title, on the home page its greeting. */
function titleOf(page: PageName): string {
  const { title = home.hero.title }: PageSeo = seo[page];
  return title;
}

const drawing = (name: string) => readFileSync(join(folders.vitral, `${name}.svg`));

/** Fades a picture out towards the words: white is kept. */
const fade = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="f"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="0.28" stop-color="#fff" stop-opacity="0.18"/><stop offset="0.62" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );

/**
 * The title as outlines, below the window's emblem. No name or place of a church: those are published, and a picture that
 * was shared once is kept for weeks.
 */
function words(font: TypeFont, title: string): Buffer {
  const lines = breakLines(font, title, TITLE.size, TITLE.width);
  const step = TITLE.size * TITLE.leading;
  const firstBase = (SHARE_SIZE.height - lines.length * step) / 2 + TITLE.size * 0.86;
  const path = (text: string, x: number, y: number, size: number, fill: string) =>
    `<path fill="${fill}" d="${outline(font, text, x, y, size)}"/>`;
  const { width, height } = SHARE_SIZE;
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      ...lines.map((line, index) => path(line, MARGIN, firstBase + index * step, TITLE.size, palette.papel)),
      `<rect x="${MARGIN}" y="${height - MARGIN - 6}" width="72" height="6" rx="3" fill="${palette.sol}"/>`,
      '</svg>',
    ].join(''),
  );
}

async function draw(font: TypeFont, page: PageName): Promise<Buffer> {
  const { width, height } = SHARE_SIZE;
  const glass = await sharp(drawing(previews[page].picture), { density: 144 })
    .resize({ height })
    .png()
    .toBuffer();
  const { width: glassWidth } = await sharp(glass).metadata();
  const shown = Math.min(glassWidth, SHOWN);
  const faded = await sharp(glass)
    .extract({ left: Math.round((glassWidth - shown) / 2), top: 0, width: shown, height })
    .ensureAlpha()
    .composite([{ input: fade(shown, height), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const logo = await sharp(drawing('logo'), { density: 144 }).resize(LOGO, LOGO).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: palette.noche } })
    .composite([
      { input: faded, left: width - shown, top: 0 },
      { input: logo, left: MARGIN, top: MARGIN },
      { input: words(font, titleOf(page)), left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/**
 * Draws the picture that a shared link of each page shows, from its window and its title.
 * @returns each picture's path on the site; the name contains a hash, so that no cached picture is out of date.
 */
export async function drawSharePictures(): Promise<Readonly<Partial<Record<PageName, string>>>> {
  const font = await headingFont();
  mkdirSync(join(folders.public, 'compartir'), { recursive: true });
  const drawn = (Object.keys(seo) as PageName[]).map(async (page) => {
    const picture = await draw(font, page);
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, HASH_LENGTH);
    const path = `/compartir/${page}-${hash}.jpg`;
    writeFileSync(join(folders.public, path), picture);
    return [page, path] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
