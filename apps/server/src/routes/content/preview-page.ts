import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import type { PageName } from '@ministerio/content';
import type { SiteContent, SiteRenderer } from '@ministerio/content/site';
import {
  CONTENT_KEYS,
  type ContentDocuments,
  contentDocuments,
  previewPage as endpoint,
} from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { withIds } from '../../content/content-ids.ts';
import { withPlaceholders } from '../../content/with-placeholders.ts';
import type { Context } from '../../context.ts';
import { orNotFound, Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { fieldErrors } from '../../http/validate.ts';
import { pageInputs } from '../../pages/page-inputs.ts';
import { pageLookup } from '../../pages/page-lookup.ts';
import { loggable } from '../../plugins/external/error-handler.ts';
import type { Sermons } from '../../sermons/sermons.ts';

export interface PreviewOptions {
  readonly context: Context;
  /** null where the site is not built: there are no pages. */
  readonly renderer: SiteRenderer | null;
  readonly sermons: Sermons;
}

/** POST /contenido/vista: renders one page for one administrator; nothing is stored (R63). */
export async function previewPageRoute(
  app: FastifyInstance,
  { context, renderer, sermons }: PreviewOptions,
): Promise<void> {
  const { content, clock, limits, publicUrl } = context;
  const factsOf = async (site: SiteContent) => {
    const inputs = pageInputs({
      content: { current: async () => ({ site, etag: '' }) },
      clock,
      sermons: () => sermons.cached(),
      publicUrl: publicUrl ?? PUBLIC_URL_PLACEHOLDER,
    });
    return (await inputs()).facts;
  };
  route(app, endpoint, {
    async handle({ body: { pagina, cambios }, account, request }) {
      const limitKey = String(account.id);
      refuseWhileWaiting(await limits.previews.wait(limitKey));
      await limits.previews.count(limitKey);
      if (renderer === null) {
        throw new Problem('not_found', { message: 'Este servidor no tiene las páginas del sitio.' });
      }
      const name = orNotFound(pageAt(renderer, pagina), 'not_found');
      const { documents } = await content.current();
      const facts = await factsOf(content.preview(changesOf(cambios, documents)));
      try {
        return { html: renderer.renderPage(name, facts) };
      } catch (error) {
        request.log.error(loggable(error), 'preview');
        // As with publishing: what cannot be rendered never becomes a page.
        throw new Problem('validation_failed', {
          message: 'La página no se puede mostrar con estos cambios.',
        });
      }
    },
  });
}

/** The public page at a path; null for the signed-in application's and for unknown ones. */
function pageAt({ routes }: SiteRenderer, path: string): PageName | null {
  const name = pageLookup(routes)(path);
  return Object.values(routes.pages).find((page) => page === name) ?? null;
}

/** The changed documents, checked; new schedules and activities with ids. @throws Problem - 400 with the errors by path. */
function changesOf(
  sent: Partial<Record<keyof ContentDocuments, unknown>>,
  published: ContentDocuments,
): Partial<ContentDocuments> {
  const errors: Record<string, string> = {};
  const changes = CONTENT_KEYS.flatMap((key) => {
    if (!Object.hasOwn(sent, key)) return [];
    const { success, data, error } = contentDocuments[key].safeParse(
      withPlaceholders(key, sent[key], published),
    );
    if (success) return [[key, withIds(key, data, [published[key]])]];
    Object.assign(errors, fieldErrors(error, `cambios.${key}`));
    return [];
  });
  if (Object.keys(errors).length > 0) throw new Problem('validation_failed', { errors });
  return Object.fromEntries(changes);
}
