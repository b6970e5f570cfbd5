import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import type { Context } from './context.ts';
import { isHttps } from './http/own-pages.ts';
import { Problem } from './http/problem.ts';
import { publicRoute } from './http/route-config.ts';
import { guard } from './plugins/app/guard.ts';
import { apiHeaders } from './plugins/external/security-headers.ts';
import { ownRoutes } from './routes/own-routes.ts';
import { proxyRoutes } from './routes/proxy/proxy.ts';
import { docsRoutes } from './routes/system/docs.ts';
import { healthRoutes } from './routes/system/health.ts';
import { metricsRoute } from './routes/system/metrics.ts';
import { videoRoutes } from './routes/videos/videos.ts';
import type { Sermons } from './sermons/sermons.ts';
import { noSermons } from './sermons/sources.ts';
import { Thumbnails } from './sermons/thumbnails.ts';

export interface ApiOptions {
  readonly context: Context;
  readonly options: AppOptions;
  readonly sermons: Sermons;
}

/** Everything under /api: ours, or the specification's calls passed on to another backend. */
export async function api(app: FastifyInstance, { context, options, sermons }: ApiOptions): Promise<void> {
  const { store, clock } = context;
  const { apiUrl = null, metricsToken = null } = options;
  const https = isHttps(context.publicUrl);
  await app.register(apiHeaders, { https });
  await app.register(guard, context);
  healthRoutes(app, context, options.backupsDir ?? null);
  videoRoutes(app, sermons, new Thumbnails({ store, clock, sermons, sources: options.sermons ?? noSermons }));
  if (apiUrl === null) {
    docsRoutes(app, https);
    metricsRoute(app, context, metricsToken);
    await app.register(ownRoutes, { context, renderer: options.renderer ?? null, sermons });
  } else {
    await app.register(proxyRoutes, { apiUrl });
  }
  for (const url of ['/', '/*']) {
    app.all(url, { config: publicRoute }, async () => {
      throw new Problem('not_found');
    });
  }
}
