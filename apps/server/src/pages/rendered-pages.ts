import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import type { SiteRenderer } from '@ministerio/content/site';
import type { FastifyInstance } from 'fastify';
import type { Sermons } from '../sermons/sermons.ts';
import { type PageInputsOptions, pageInputs } from './page-inputs.ts';
import { LOOK_MS, PageStore } from './page-store.ts';

interface RenderedPagesOptions extends Omit<PageInputsOptions, 'publicUrl' | 'sermons' | 'sharePictures'> {
  /** @default null: there are no pages */
  readonly renderer?: SiteRenderer | null;
  /** null leaves the placeholder of the build. */
  readonly publicUrl: string | null;
  readonly sermons: Sermons;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The site's documents, rendered; a listening server follows what they are made of.
 * @throws what a component throws at the first rendering.
 */
export async function renderedPages(
  app: FastifyInstance,
  { renderer = null, sermons, publicUrl, onFailure, ...options }: RenderedPagesOptions,
): Promise<PageStore | null> {
  if (renderer === null) return null;
  const inputs = pageInputs({
    ...options,
    sermons: () => sermons.cached(),
    sharePictures: renderer.sharePictures,
    publicUrl: publicUrl ?? PUBLIC_URL_PLACEHOLDER,
  });
  const pages = new PageStore({ renderer, inputs, clock: options.clock, onFailure });
  await pages.start();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    timer = setInterval(() => void pages.refresh(), LOOK_MS);
  });
  app.addHook('preClose', async () => clearInterval(timer));
  return pages;
}
