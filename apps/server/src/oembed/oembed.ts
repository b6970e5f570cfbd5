import { church } from '@ministerio/content';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { securityHeaders } from '../plugins/external/security-headers.ts';
import { answerOembed } from './answer.ts';

export interface OembedOptions {
  /** Origin of our pages; without it nothing is embedded. */
  readonly publicUrl: string | null;
  readonly https: boolean;
}

/** A number of pixels; whatever else stands there is as good as nothing. */
const pixels = z.coerce.number().int().nonnegative().catch(Number.MAX_SAFE_INTEGER);
const question = z.object({
  url: z.string().catch(''),
  maxwidth: pixels,
  maxheight: pixels,
  format: z.string().catch('json'),
});

/** GET /oembed: how WordPress and others frame a page under /embed/ (R19). JSON only, and no callback. */
export async function oembed(app: FastifyInstance, { publicUrl, https }: OembedOptions): Promise<void> {
  const headers = { ...securityHeaders(https)['cross-origin-api'], 'cache-control': 'public, max-age=300' };
  const config = {
    access: 'public',
    errors: 'json',
    allowsOneTimePassword: false,
    crossOrigin: true,
  } as const;
  app.get('/oembed', { config }, async ({ query }, reply) => {
    reply.headers(headers);
    const { url, maxwidth, maxheight, format } = question.parse(query);
    if (format !== 'json') return reply.code(501).send({ message: 'Solo hay respuestas en JSON.' });
    const asked = { url, maxWidth: maxwidth, maxHeight: maxheight };
    const answer = publicUrl === null ? null : answerOembed(asked, publicUrl, church.product);
    return answer ?? reply.code(404).send({ message: 'Esa dirección no se puede incrustar.' });
  });
}
