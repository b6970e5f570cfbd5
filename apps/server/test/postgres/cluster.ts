import { randomInt } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireFreePort } from '../../src/boot/free-port.ts';
import { findPostgres } from './find-postgres.ts';
import { runAs, unprivilegedRunner } from './runner.ts';

/** A PostgreSQL server of the tests' own, on loopback. */
export interface Cluster {
  /** Address of a database whose user may create others. */
  readonly url: string;
  /** One line for whoever reads the run: which programs, run by whom. */
  readonly description: string;
  /** Ends every process at once, without a checkpoint, as a power failure does. */
  crash(): void;
  /** Starts it again after a crash; PostgreSQL recovers by itself. */
  restart(): void;
  /** Stops it and removes its files. */
  remove(): void;
}

export interface ClusterOptions {
  /** Whether a commit waits for the disk, and the files lie on one. Without it the tests are faster. */
  readonly durable: boolean;
}

const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
const CAREFUL = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Makes and starts a cluster in a folder of its own.
 * @throws Error where there is no PostgreSQL or it does not start.
 */
export async function startCluster({ durable }: ClusterOptions): Promise<Cluster> {
  const runner = unprivilegedRunner();
  const home = mkdtempSync(join(durable ? diskFolder() : fastFolder(), 'ministerio-pg-'));
  if (runner.ids !== null) chownSync(home, runner.ids.uid, runner.ids.gid);
  const data = join(home, 'data');
  try {
    const { bin, source } = findPostgres(runner, home);
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${process.platform === 'win32' ? '' : home}`,
      'max_connections=200',
      ...(durable ? CAREFUL : CARELESS),
    ];
    const control = (...args: string[]) => runAs(runner, join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);
    const start = (port: number) => {
      const options = [...settings, `port=${port}`].map((setting) => `-c ${setting}`).join(' ');
      control('-s', '-l', join(home, 'log'), '-o', options, 'start');
    };
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
    runAs(runner, join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'app',
      '--auth=trust',
      '-E',
      'UTF8',
      `--locale=${locale}`,
      '--no-sync',
      ...(durable ? ['--data-checksums'] : []),
    ]);
    const port = await startOnFreePort(start);
    let running = true;
    const end = (mode: 'fast' | 'immediate') => {
      if (running) control('-s', '-m', mode, 'stop');
      running = false;
    };
    return {
      url: `postgres://app@127.0.0.1:${port}/postgres`,
      description: `PostgreSQL: ${bin} (${source}), run by ${runner.name}, fsync ${durable ? 'on' : 'off'}`,
      crash: () => end('immediate'),
      restart() {
        start(port);
        running = true;
      },
      remove() {
        end('immediate');
        rmSync(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** In memory where there is room; containers often have a very small such folder. */
function fastFolder(): string {
  if (!existsSync('/dev/shm')) return tmpdir();
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > ENOUGH_BYTES ? '/dev/shm' : tmpdir();
}

/** On a disk; where the run names a folder, in there, so that its end can clear up after a test that was killed. */
function diskFolder(): string {
  return process.env.TEST_CLUSTERS_HOME ?? tmpdir();
}

/** Makes a folder for the clusters that single tests start. */
export function makeClustersHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'ministerio-pgs-'));
  // PostgreSQL's user has to pass through.
  chmodSync(home, 0o711);
  return home;
}

/** Ends and removes what tests that were killed left in such a folder. */
export function removeClustersHome(home: string): void {
  for (const pidFile of globSync(join(home, '*', 'data', 'postmaster.pid'))) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It ended by itself.
    }
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/**
 * Starts on a port below those that the system gives to outgoing connections: one of these could take it between a
 * crash and the restart.
 */
async function startOnFreePort(start: (port: number) => void): Promise<number> {
  for (let triesLeft = 5; ; triesLeft -= 1) {
    const port = randomInt(15_000, 32_000);
    try {
      await requireFreePort('127.0.0.1', port);
      start(port);
      return port;
    } catch (error) {
      if (triesLeft === 0) throw error;
    }
  }
}
