import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { defaultDocuments } from '@ministerio/content/site';
import { AMOUNT_FORMS } from '@ministerio/contract/domain';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { z } from 'zod';
import { api } from './api.ts';
import type { AppOptions } from './app-options.ts';
import { calendarFiles } from './calendar/calendar-files.ts';
import { systemClock } from './clock.ts';
import { ContentStore } from './content/content-store.ts';
import type { Context } from './context.ts';
import { GroupCommit } from './db/group-commit.ts';
import { countAmountsAnew } from './db/repositories/attendance.ts';
import { calendarRevision } from './db/repositories/calendar-revision.ts';
import { claimSetting, installationOf } from './db/repositories/settings.ts';
import { embedPages, isEmbedPage } from './embed/embed-pages.ts';
import { Health } from './health.ts';
import { compileSerializer } from './http/json-schema.ts';
import { isHttps } from './http/own-pages.ts';
import { Problem } from './http/problem.ts';
import { oembed } from './oembed/oembed.ts';
import { renderedPages } from './pages/rendered-pages.ts';
import { photoFiles } from './photos/photo-files.ts';
import { auditSequencer } from './plugins/app/audit-sequencer.ts';
import { housekeeping } from './plugins/app/housekeeping.ts';
import { sealedCopies } from './plugins/app/sealed-copies.ts';
import { trailFlush } from './plugins/app/trail-flush.ts';
import { bodyParsers } from './plugins/external/body-parsers.ts';
import { compression } from './plugins/external/compression.ts';
import { droppedFields } from './plugins/external/dropped-fields.ts';
import { errorHandler, loggable, sendProblem } from './plugins/external/error-handler.ts';
import { metrics } from './plugins/external/metrics.ts';
import { requestLog } from './plugins/external/request-log.ts';
import { staticSite } from './plugins/external/static-site.ts';
import { systemRandom } from './random.ts';
import { hashSlots } from './security/bounded-semaphore.ts';
import { capConnections, exemptFromCap } from './security/connection-cap.ts';
import { DeviceCookies } from './security/device-cookies.ts';
import { DoorCodes } from './security/door-codes.ts';
import { FactorSecrets } from './security/factor-secrets.ts';
import { LIMIT_RULES } from './security/limit-rules.ts';
import { limitsOf } from './security/limits.ts';
import { Passkeys } from './security/passkeys.ts';
import { HASH_COST, Passwords } from './security/passwords.ts';
import { Tokens } from './security/tokens.ts';
import { Trail } from './security/trail.ts';
import { bucketsOf } from './security/window-limit.ts';
import { Sermons } from './sermons/sermons.ts';
import { noSermons } from './sermons/sources.ts';
import { shareFiles } from './share-pictures/share-files.ts';
import { siteTable } from './static/site-table.ts';

/** How long a visitor's connection stays open without a request, in milliseconds. */
const IDLE_MS = 10_000;
/**
 * A proxy's connections stay open longer than the proxy keeps them (nginx 60 s, Caddy 120 s): a mark that it sends just as
 * the server closes would be answered with 502.
 */
const PROXY_IDLE_MS = 130_000;

/** The thread pool's size where `UV_THREADPOOL_SIZE` is not set. */
const DEFAULT_THREADS = 4;

/**
 * The whole server without its socket: call `listen` or `inject` on it. Closing it leaves the database open.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  // The contract's messages are Spanish; this translates zod's own.
  z.config(z.locales.es());
  const { logger = false, trustProxy = false, publicUrl = null } = options;
  const { publicDirs = { site: null, widgets: null } } = options;
  const https = isHttps(publicUrl);
  const app: FastifyInstance = fastify({
    logger,
    trustProxy: trusted(trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // The longest that any route may take; most have less (`RouteConfig.bodyTimeoutMs`).
    requestTimeout: 120_000,
    keepAliveTimeout: trustProxy === false ? IDLE_MS : PROXY_IDLE_MS,
    // How often Node checks for late requests.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Requests on open connections are answered while the server stops; then the connection closes.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    frameworkErrors: (_error, request, reply) => {
      sendProblem(new Problem('not_found'), request, reply);
    },
  });
  app.setSerializerCompiler(compileSerializer);
  app.server.maxConnections = 5000;
  capConnections(app.server, { isExempt: exemptFromCap(trustProxy) });
  closesInTime(app, options.drainMs ?? 10_000);
  const health = new Health(options.clock ?? systemClock, options.problems);
  await app.register(errorHandler, { health });
  await app.register(requestLog, { trustsProxy: trustProxy !== false });
  await app.register(bodyParsers);
  await app.register(compression);
  await app.register(metrics);
  if (options.developing) await app.register(droppedFields);
  const context = await contextOf(options, health, app.log);
  await app.register(housekeeping, { context, backupsDir: options.backupsDir ?? null });
  // Closes before the sequencer, which links what it writes.
  await app.register(auditSequencer, { context });
  if (options.copies) await app.register(sealedCopies, { context, copies: options.copies });
  await app.register(trailFlush, context);
  const sermons = relayedSermons(app, context, options);
  await app.register(api, { prefix: '/api', context, options, sermons });
  const { content } = context;
  if ((options.apiUrl ?? null) === null) await app.register(photoFiles, { context, https });
  const onFailure = (error: unknown) => app.log.error({ reason: reasonOf(error) }, 'pages');
  const pages = await renderedPages(app, {
    ...context,
    ...options,
    content: options.content ?? content,
    sermons,
    publicUrl,
    onFailure,
  });
  const sharedPicture = (name: string) => pages?.sharePicture(name);
  if (pages !== null) {
    content.onPublished(() => pages.refresh());
    await app.register(shareFiles, { picture: sharedPicture, https });
  }
  await app.register(oembed, { publicUrl, https, content, picture: sharedPicture });
  const table = siteTable(publicDirs, publicUrl, pages);
  const calendars = calendarFiles(() => content.latest, context.clock, publicUrl);
  const builtMs = options.builtMs ?? statSync(import.meta.filename).mtimeMs;
  let revision = await calendarRevision(context.store, builtMs);
  const filled = embedPages(() => content.current());
  await app.register(staticSite, {
    async find(path) {
      if (path.startsWith('/calendario')) {
        const { versions } = await content.current();
        // A database that is down leaves the last known.
        revision = await calendarRevision(context.store, builtMs, versions).catch(() => revision);
      }
      const calendar = calendars.find(path, revision);
      if (calendar !== null) return { status: 200, file: calendar };
      const found = table.find(path);
      if (found?.status !== 200 || !isEmbedPage(path)) return found;
      return { ...found, file: await filled(found.file) };
    },
    https,
  });
  return app;
}

/** Lets requests under way end, then closes what is left: half a request would keep the process for ever. */
function closesInTime(app: FastifyInstance, drainMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), drainMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

/** The relay of the church's feed; a listening server refreshes it at once. */
function relayedSermons(
  app: FastifyInstance,
  { store, clock, content }: Context,
  options: AppOptions,
): Sermons {
  const onFailure = (error: unknown) => app.log.warn({ reason: reasonOf(error) }, 'sermons feed');
  const channel = async () => (await content.current()).site.church.sermons.channelId;
  const sermons = new Sermons({ store, clock, sources: options.sermons ?? noSermons, channel, onFailure });
  app.addHook('onListen', () => {
    // Not awaited: a slow source must not delay the start.
    void sermons.refreshIfDue();
  });
  return sermons;
}

/** The reason of a failure, without anything personal (R30). */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

/** A number counts proxies from the server outwards. */
function trusted(proxies: false | number | readonly string[]): TrustProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

async function contextOf(options: AppOptions, health: Health, log: FastifyBaseLogger): Promise<Context> {
  const {
    database,
    secret,
    documents = defaultDocuments,
    clock = systemClock,
    random = systemRandom,
  } = options;
  const { store } = database;
  const { id, tokensNotBeforeMs } = await installationOf(store, random, clock());
  const { publicUrl = null } = options;
  const installation = { key: secret, audience: id, notBeforeMs: tokensNotBeforeMs, publicUrl, random };
  const content = new ContentStore({
    store,
    clock,
    defaults: documents,
    // Another backend's people are no sample.
    showsSample: (options.sampleContact ?? false) && (options.apiUrl ?? null) === null,
    onInvalid: (key, version) =>
      log.error({ key, version }, 'stored content is invalid, the default is shown'),
    onFailure: (error) => log.warn({ reason: reasonOf(error) }, 'content'),
  });
  await content.refresh();
  if (await claimSetting(store, 'amount_forms', AMOUNT_FORMS, clock())) {
    await countAmountsAnew(store, content.latest.site.church.currency);
  }
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || DEFAULT_THREADS;
  const commits = new GroupCommit(database.store);
  return {
    database,
    store,
    commits,
    clock,
    random,
    content,
    passwords: new Passwords(options.hashCost ?? HASH_COST, options.hashSemaphore ?? hashSlots(threads)),
    tokens: new Tokens(installation),
    devices: new DeviceCookies(installation),
    door: new DoorCodes(installation),
    publicUrl,
    limits: limitsOf(
      { store: database.limits, buckets: bucketsOf(secret), clock, random },
      { ...LIMIT_RULES, ...options.limits },
    ),
    passkeys: new Passkeys(installation),
    factorSecrets: new FactorSecrets(installation),
    trail: new Trail({
      commits,
      clock,
      onFailure(error) {
        health.note(error);
        log.error(loggable(error), 'audit entry not written');
      },
    }),
    registration: options.registration ?? 'open',
    health,
    copies: options.copies ?? null,
  };
}

/** The router's own refusal of a path that cannot be decoded is English: such a path leads to a 404 of ours. */
function decodableUrl(url: string): string {
  // Only a path with an escape can be a broken one.
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?')[0] ?? url);
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/%25' : '/%25';
  }
}
