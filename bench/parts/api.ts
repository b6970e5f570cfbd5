import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { HASH_COST } from '../../apps/server/src/security/passwords.ts';
import type { Part, PartContext, PartResult } from '../part.ts';
import { ADMIN, CONNECTIONS, copyDataset, LISTED_DAY, MEMBERS, makeDataset } from './api/dataset.ts';
import { type Load, mark, read, signIn } from './api/load.ts';
import { type Program, startProgram, tokenOf } from './api/program.ts';
import { resultOf } from './api/result.ts';
import { Samples } from './api/samples.ts';

/** As many as the server lets run with Node's pool of four threads. */
const HASH_SLOTS = 2;

const HASHING_S = 3;

/**
 * Password checks per second of this machine alone.
 * @param slots - concurrent checks, as many as the server allows.
 */
async function checksPerSecond(slots: number): Promise<number> {
  const stored = await hash('una clave de prueba', HASH_COST);
  const begin = performance.now();
  const end = begin + HASHING_S * 1000;
  let checks = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await verify(stored, 'una clave de prueba', HASH_COST);
      checks += 1;
    }
  };
  await Promise.all(Array.from({ length: slots }, lane));
  return (checks * 1000) / (performance.now() - begin);
}

async function run({ root, runs }: PartContext): Promise<PartResult> {
  build(root);
  const home = mkdtempSync(join(tmpdir(), 'bench-api-'));
  const folder = (name: string) => join(home, name);
  await makeDataset(folder('made'));
  copyDataset(folder('made'), folder('ours'));
  copyDataset(folder('made'), folder('floor'));
  const samples = new Samples();
  try {
    await starts(root, folder('ours'), runs, samples);
    const ours = await startOurs(root, folder('ours'));
    const floor = await startProgram(join(import.meta.dirname, 'api/floor.ts'), [folder('floor')]);
    try {
      await rounds(ours, floor, runs, samples);
    } finally {
      await ours.stop();
      await floor.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return resultOf(samples);
}

/** The program that `npm start` runs. */
function build(root: string): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/server'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The server could not be built.');
}

function startOurs(root: string, dataDir: string): Promise<Program> {
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    SERMONS_FEED_URL: 'file:///dev/null',
    TRUST_PROXY: '1',
  };
  return startProgram(join(root, 'apps/server/dist/main.js'), [], env);
}

async function starts(root: string, dataDir: string, runs: number, samples: Samples): Promise<void> {
  for (let round = 0; round < runs; round += 1) {
    const program = await startOurs(root, dataDir);
    samples.add('start', program.startMs);
    await program.stop();
  }
}

async function rounds(ours: Program, floor: Program, runs: number, samples: Samples): Promise<void> {
  const token = await tokenOf(ours, ADMIN);
  const listUrl = `${ours.address}/api/asistencia/por-categoria/1?fecha=${LISTED_DAY}`;
  const ourList = { url: listUrl, connections: CONNECTIONS, token };
  const floorList = { url: `${floor.address}/list/1?fecha=${LISTED_DAY}`, connections: CONNECTIONS };
  const ourMark = {
    url: `${ours.address}/api/asistencia/marcar-por-membresia`,
    connections: CONNECTIONS,
    token,
  };
  const floorMark = { url: `${floor.address}/mark`, connections: CONNECTIONS };
  const nextOfOurs = counter();
  const nextOfFloor = counter();
  // Both are warm before anything counts.
  await read({ ...ourList, seconds: 2 });
  await read({ ...floorList, seconds: 2 });
  await mark({ ...ourMark, seconds: 2 }, nextOfOurs);
  await mark({ ...floorMark, seconds: 2 }, nextOfFloor);

  for (let round = 0; round < runs; round += 1) {
    const reads = await besideFloor(
      round,
      () => costing(ours, () => read(ourList), samples, 'read cost ours'),
      () => costing(floor, () => read(floorList), samples, 'read cost floor'),
    );
    samples.add('read ours', reads.ours);
    samples.add('read floor', reads.floor);
    samples.add('read ratio', reads.ours / reads.floor);

    const marks = await besideFloor(
      round,
      () => mark(ourMark, nextOfOurs),
      () => mark(floorMark, nextOfFloor),
    );
    samples.add('mark ours', marks.ours);
    samples.add('mark floor', marks.floor);
    samples.add('mark ratio', marks.ours / marks.floor);

    const [mixed, marksMeanwhile] = await Promise.all([
      read(ourList),
      mark({ ...ourMark, connections: 5 }, nextOfOurs),
    ]);
    samples.add('read p99 with marks', mixed.p99);
    samples.add('marks meanwhile', marksMeanwhile.perSecond);

    const raw = await checksPerSecond(HASH_SLOTS);
    samples.add('argon2', raw);
    const login = { url: `${ours.address}/api/auth/login`, connections: 8 };
    const floorLogin = { url: `${floor.address}/login`, connections: 8 };
    const logins = await besideFloor(
      round,
      () => signIn(login, ADMIN),
      () => signIn(floorLogin, ADMIN),
    );
    samples.add('login ours', logins.ours);
    samples.add('login floor', logins.floor);
    samples.add('login ratio', logins.ours / logins.floor);
    const [beside] = await Promise.all([read({ ...ourList, connections: 10 }), signIn(login, ADMIN)]);
    samples.add('read p99 with logins', beside.p99);
  }
}

/** Notes the processor time that a server spends on a thousand answers: no limit of the load hides it. */
async function costing(
  server: Program,
  load: () => Promise<Load>,
  samples: Samples,
  name: string,
): Promise<Load> {
  const before = server.processorMs();
  const done = await load();
  const after = server.processorMs();
  if (before !== null && after !== null) samples.add(name, ((after - before) * 1000) / done.answers);
  return done;
}

/** The two take turns in beginning. */
async function besideFloor(
  round: number,
  runOurs: () => Promise<{ readonly perSecond: number }>,
  runFloor: () => Promise<{ readonly perSecond: number }>,
): Promise<{ readonly ours: number; readonly floor: number }> {
  if (round % 2 === 0) {
    const ours = (await runOurs()).perSecond;
    return { ours, floor: (await runFloor()).perSecond };
  }
  const floor = (await runFloor()).perSecond;
  return { ours: (await runOurs()).perSecond, floor };
}

function counter(): () => number {
  let last = -1;
  return () => {
    last += 1;
    if (last >= MEMBERS) throw new Error('Everybody is marked: the data set is too small for this machine.');
    return last;
  };
}

export const part: Part = { name: 'api', title: 'The server beside bare Fastify and better-sqlite3', run };
