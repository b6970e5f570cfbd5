import { join } from 'node:path';
import { church } from '@ministerio/content';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { approvalOf } from '../copies/copies-state.ts';
import { processRunner } from '../copies/run-copy.ts';
import { signerOf } from '../copies/signer.ts';
import type { Database } from '../db/database.ts';
import { firstPasswordHolder, hasNoUsers } from '../db/repositories/administrators.ts';
import { prepareDemo } from '../demo/prepare.ts';
import { type Env, isLoopback } from '../env.ts';
import { loadRenderer } from '../pages/page-renderer.ts';
import { systemRandom } from '../random.ts';
import { hashSlots } from '../security/bounded-semaphore.ts';
import { HASH_COST, Passwords } from '../security/passwords.ts';
import { secretKey } from '../security/secret-key.ts';
import { internetSermons } from '../sermons/internet.ts';
import { channelFeed } from '../sermons/sources.ts';
import { builtDirs, rendererFile } from './defaults.ts';
import { portError, requireFreePort } from './free-port.ts';
import { machineProblems } from './machine-problems.ts';
import { BACKUPS, openDatabase, storageError } from './open-database.ts';
import { requireApart, requireCopiesApart } from './safe-folders.ts';
import { seedFirstAdministrator } from './seed.ts';

/**
 * Starts the server: everything that can be refused is refused before anything is written.
 * @param say - prints one line on the terminal; the first password goes there once, never to the log (R30).
 * @param developing - whether to warn developers of their mistakes.
 * @returns the server's address, and `stop`.
 * @throws StartError
 */
export async function start(env: Env, say: (line: string) => void, { developing = false } = {}) {
  process.umask(0o077);
  const publicDirs = builtDirs();
  requireApart(env.dataDir, Object.values(publicDirs));
  if (env.copies !== null) requireCopiesApart(env.copies.to, env.dataDir, Object.values(publicDirs));
  if (env.port !== 0) await requireFreePort(env.host, env.port);
  const database = await openDatabase(env, Date.now(), true);
  try {
    const secret = secretKey(env.jwtSecret, env.dataDir, systemRandom);
    const problems = await machineProblems(database, env.dataDir, say, Date.now());
    if (env.apiUrl === null) await seed(env, database, say);
    if (env.copies !== null && !(await isSealing(database, env.copies.recipient, env.dataDir))) {
      say(
        'Aviso: las copias selladas no empiezan hasta que alguien escriba aquí la clave de la página impresa, con npm run copies -- check.',
      );
    }
    const app = await buildApp({
      database,
      secret,
      registration: env.registration,
      publicUrl: env.publicUrl ?? `http://${hostInUrl(env.host)}:${env.port}`,
      apiUrl: env.apiUrl,
      // A public address has visitors, who must never see sample data.
      sampleContact: env.publicUrl === null,
      renderer: await loadRenderer(rendererFile()),
      publicDirs,
      sermons: internetSermons(env.sermonsFeedUrl),
      backupsDir: database.kind === 'sqlite' ? join(env.dataDir, BACKUPS) : null,
      copies:
        env.copies === null
          ? null
          : { ...env.copies, dataDir: env.dataDir, runner: processRunner(env.databaseUrl) },
      problems,
      trustProxy: env.trustProxy,
      metricsToken: env.metricsToken,
      logger: { level: 'info', base: null },
      developing,
    });
    const address = await listen(app, env);
    if (!isLoopback(env.host) && !env.publicUrl?.startsWith('https:')) {
      say(
        'Aviso: otros equipos llegan a este servidor sin cifrado, y en la red se pueden leer las contraseñas. Pon un proxy con https delante y PUBLIC_URL=https://...',
      );
    }
    say(`Listo: ${address}`);
    return {
      address,
      async stop() {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw storageError(error, env, 'no se pudo guardar al iniciar');
  }
}

/** Whether somebody has typed the page's key back (R48). */
async function isSealing({ store }: Database, recipient: string, dataDir: string): Promise<boolean> {
  return (await approvalOf(store, recipient, signerOf(dataDir))) !== null;
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<string> {
  const { level } = app.log;
  try {
    // Keeps Fastify from logging the address, which is printed on a line of its own.
    app.log.level = 'warn';
    const address = await app.listen({ host, port });
    app.log.level = level;
    return address.replace(/\/\/(0\.0\.0\.0|127\.0\.0\.1|\[::1?\]):/, '//localhost:');
  } catch (error) {
    await app.close();
    throw portError(error);
  }
}

async function seed(env: Env, database: Database, say: (line: string) => void): Promise<void> {
  const nowMs = Date.now();
  const passwords = new Passwords(HASH_COST, hashSlots(4));
  const demo =
    env.demo && (await hasNoUsers(database.store))
      ? await prepareDemo({
          passwords,
          random: systemRandom,
          church,
          nowMs,
          feedUrl: env.sermonsFeedUrl ?? channelFeed(church.sermons.channelId),
        })
      : null;
  const first = await seedFirstAdministrator({
    database,
    passwords,
    random: systemRandom,
    nowMs,
    username: env.adminUsername,
    password: env.adminPassword,
    ...(demo === null ? {} : { fillDemo: demo.fill }),
  });
  if (first === null) {
    const keeper = await firstPasswordHolder(database.store);
    if (keeper !== null) {
      say(`Aviso: «${keeper}» todavía usa la contraseña generada en el primer inicio. Cámbiala.`);
    }
    return;
  }
  const account = [`Administrador: ${first.username}`];
  if (first.generatedPassword !== null)
    account.push(`Contraseña (se muestra una sola vez): ${first.generatedPassword}`);
  if (demo !== null) {
    const { username, codigo } = demo.member;
    account.push(`Miembro de ejemplo: ${username}, número de membresía ${codigo}`);
  }
  // One line, to be copied at once.
  say(account.join(' · '));
}

/** A browser gives passkeys to the name alone, never to an address (R45). */
function hostInUrl(host: string): string {
  if (['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
