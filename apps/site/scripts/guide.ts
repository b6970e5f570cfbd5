/** The guide of `docs/guia-del-administrador.md` as HTML, with its pictures. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { escapeHtml } from '@ministerio/build-kit/html';
import { Marked, type Tokens } from 'marked';
import sharp from 'sharp';
import { folders } from './paths.ts';

/** Where the pictures are served. */
const PICTURES = '/ayuda';

/** A heading's id, as GitHub makes it, so that the links inside the guide work in both places. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures that the guide names, by the address that it names them with. */
async function picturesOf(markdown: string): Promise<ReadonlyMap<string, Picture>> {
  const addresses = [...markdown.matchAll(/\(?"?(screenshots\/[\w/-]+\.webp)/g)].map(
    ([, address = '']) => address,
  );
  const pictures = addresses.map(async (address) => {
    const file = join(folders.docs, address);
    const { width, height } = await sharp(file).metadata();
    return [address, { file, width, height }] as const;
  });
  return new Map(await Promise.all(pictures));
}

/** The ids of the guide's headings. @throws Error where two are the same. */
export function guideIds(markdown = readGuide()): ReadonlySet<string> {
  const headings = new Marked()
    .lexer(markdown)
    .flatMap((token) => (token.type === 'heading' ? [idOf((token as Tokens.Heading).text)] : []));
  const ids = new Set(headings);
  if (ids.size !== headings.length) throw new Error('guide: two headings have the same id.');
  return ids;
}

const readGuide = () => readFileSync(join(folders.docs, 'guia-del-administrador.md'), 'utf8');

/**
 * Renders the guide, and puts its pictures among the files that are served as they are.
 * @throws Error for a link to a section that it does not have, and for HTML other than a picture.
 */
export async function buildGuide(markdown = readGuide()): Promise<string> {
  const ids = guideIds(markdown);
  const pictures = await picturesOf(markdown);
  mkdirSync(join(folders.public, PICTURES), { recursive: true });
  for (const { file } of pictures.values()) cpSync(file, join(folders.public, PICTURES, basename(file)));

  const image = (address: string, alt: string, shownWidth?: number): string => {
    const picture = pictures.get(address);
    if (picture === undefined) throw new Error(`guide: no picture ${address}`);
    const width = shownWidth ?? picture.width;
    const height = Math.round((picture.height * width) / picture.width);
    return `<img src="${PICTURES}/${basename(picture.file)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  };

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      image: ({ href, text }) => image(href, text),
      // The one element that it needs is a picture with a width.
      html({ text }) {
        const [, address = '', alt = '', width = ''] =
          /^<img src="([^"]+)" alt="([^"]*)" width="(\d+)">\s*$/.exec(text) ?? [];
        if (address === '') throw new Error(`guide: HTML that is no picture: ${text}`);
        return image(address, alt, Number(width));
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        // Other documents of the repository are not served.
        if (!href.startsWith('#')) return words;
        if (!ids.has(decodeURIComponent(href.slice(1)))) throw new Error(`guide: no section ${href}`);
        return `<a href="${escapeHtml(href)}">${words}</a>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
