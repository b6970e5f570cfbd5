import { escapeHtml } from '@ministerio/build-kit/html';
import { type PageName, pageShare, squareShare } from '@ministerio/content';
import type { SharePicture } from '@ministerio/content/site';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ContentStore } from '../content/content-store.ts';
import { publicRoute } from '../http/route-config.ts';
import { securityHeaders } from '../plugins/external/security-headers.ts';

export interface OembedOptions {
  /** Origin of our pages; without it nothing is embedded. */
  readonly publicUrl: string | null;
  readonly https: boolean;
  readonly content: ContentStore;
  /** Pictures of shared links. */
  readonly picture: (name: string) => Pick<SharePicture, 'path'> | undefined;
}

/** A number of pixels; anything else counts as missing. */
const pixels = z.coerce.number().int().nonnegative().catch(Number.MAX_SAFE_INTEGER);
const question = z.object({
  url: z.string().catch(''),
  /** Largest frame that fits into the other page. */
  maxwidth: pixels,
  maxheight: pixels,
  format: z.string().catch('json'),
});

/** GET /oembed: how WordPress and others frame a page under /embed/ (R19). JSON only, and no callback. */
export async function oembed(
  app: FastifyInstance,
  { publicUrl, https, content, picture }: OembedOptions,
): Promise<void> {
  const headers = { ...securityHeaders(https)['cross-origin-api'], 'cache-control': 'public, max-age=300' };
  const config = { ...publicRoute, crossOrigin: true };
  app.get('/oembed', { config }, async ({ query }, reply) => {
    reply.headers(headers);
    const asked = question.parse(query);
    if (asked.format !== 'json') return reply.code(501).send({ message: 'Solo hay respuestas en JSON.' });
    const { product } = (await content.current()).site.church;
    const answer = publicUrl === null ? null : answerOembed(asked, { publicUrl, provider: product, picture });
    return answer ?? reply.code(404).send({ message: 'Esa dirección no se puede incrustar.' });
  });
}

/** Every page under /embed/, its width and height in pixels where the question has no maximum, and the page whose picture it shows. */
const pages = new Map<
  string,
  { readonly title: string; readonly width: number; readonly height: number; readonly page: PageName }
>([
  ['/embed/actividades', { title: 'Actividades', width: 720, height: 480, page: 'home' }],
  ['/embed/faq', { title: 'Preguntas frecuentes', width: 420, height: 520, page: 'home' }],
  ['/embed/horarios', { title: 'Horarios', width: 480, height: 640, page: 'meetings' }],
  ['/embed/predicas', { title: 'Prédicas', width: 720, height: 440, page: 'home' }],
]);
/** Sizes of pictures of shared links, in pixels. */
const WIDE = { width: 1200, height: 630 };
const SQUARE = { width: 600, height: 600 };

/** The smallest frame in pixels in which a widget can still be used. */
const SMALLEST = { width: 240, height: 200 };
const ONE_DAY_S = 86_400;

/**
 * How a page is framed, as an answer of type `rich` of the oEmbed specification (server rule R19). Nothing is fetched,
 * and nothing of the question gets into the answer but two numbers within limits.
 * @param options - origin of our pages, without a closing slash; name of the church's product; pictures of shared links.
 * @returns null where the address is not one of ours, letter for letter.
 */
function answerOembed(
  { url, maxwidth, maxheight }: z.output<typeof question>,
  {
    publicUrl,
    provider,
    picture,
  }: { readonly publicUrl: string; readonly provider: string } & Pick<OembedOptions, 'picture'>,
) {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : '';
  const page = pages.get(path);
  if (page === undefined) return null;
  const width = clamp(maxwidth, SMALLEST.width, page.width);
  const height = clamp(maxheight, SMALLEST.height, page.height);
  const shown = thumbnail(page.page, { maxwidth, maxheight, picture });
  return {
    version: '1.0',
    type: 'rich',
    provider_name: provider,
    provider_url: publicUrl,
    title: page.title,
    width,
    height,
    cache_age: ONE_DAY_S,
    ...(shown && {
      thumbnail_url: publicUrl + shown.path,
      thumbnail_width: shown.width,
      thumbnail_height: shown.height,
    }),
    html: `<iframe src="${escapeHtml(publicUrl + path)}" title="${page.title}" width="${width}" height="${height}" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" frameborder="0"></iframe>`,
  };
}

function clamp(wanted: number, smallest: number, largest: number): number {
  return Math.min(largest, Math.max(smallest, wanted));
}

/** The largest picture of a page within the question's limits, which are a thumbnail's too. */
function thumbnail(
  page: PageName,
  {
    maxwidth,
    maxheight,
    picture,
  }: Pick<z.output<typeof question>, 'maxwidth' | 'maxheight'> & Pick<OembedOptions, 'picture'>,
) {
  const name = pageShare(page);
  const forms = [
    { ...WIDE, path: picture(name)?.path },
    { ...SQUARE, path: picture(squareShare(name))?.path },
  ];
  return forms.find(({ width, height, path }) => path && width <= maxwidth && height <= maxheight);
}
