import { statSync } from 'node:fs';
import type { COPY_FAILURES } from '@ministerio/contract';
import { DAY_MS, MINUTE_MS } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Health } from '../health.ts';
import { errorCode } from '../start-error.ts';
import {
  approvalOf,
  type CopiesState,
  type CopiesTarget,
  isRehearsalWrong,
  readCopiesState,
  writeCopiesState,
} from './copies-state.ts';
import type { CopyResult } from './copy-job.ts';
import type { CopyRunner } from './run-copy.ts';
import { removeScratch } from './run-lock.ts';
import { signerOf } from './signer.ts';

/** From one copy to the next: with what a run takes, nothing is older than five minutes. */
const EVERY_MS = 4 * MINUTE_MS;
/** How soon a run is tried again after another one was met. */
const BUSY_MS = 10_000;
/** The longest wait after failures. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** How often a restore is rehearsed, and when one that failed is repeated. */
const REHEARSE_MS = 7 * DAY_MS;
const REPEAT_MS = DAY_MS;

interface CopierOptions {
  readonly target: CopiesTarget;
  readonly database: Pick<Database, 'file' | 'store'>;
  readonly clock: Clock;
  readonly health: Health;
  readonly runner: CopyRunner;
  /** Called once when copies begin to fail, and once when they go on. */
  readonly onChange: (reason: string | null) => void;
}

/** Decides when a copy is due, has it made, and remembers what came of it (R48). */
export class Copier {
  readonly #options: CopierOptions;
  #running: Promise<void> | null = null;
  #copiedMarker: string | null = null;
  #nextMs = 0;
  #failures = 0;
  #told: string | null = null;

  constructor(options: CopierOptions) {
    this.#options = options;
    removeScratch(options.target.dataDir);
  }

  /** Makes a copy if one is due; a run in progress goes on. Never rejects. */
  tick(): Promise<void> {
    this.#running ??= this.#copyIfDue()
      .catch((error: unknown) => {
        // The database itself failed.
        this.#options.health.set('copias', true);
        this.#tell(errorCode(error) ?? 'unknown');
      })
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  /** Ends the run in progress. */
  async close(): Promise<void> {
    this.#options.runner.stop();
    await this.#running;
    removeScratch(this.#options.target.dataDir);
  }

  async #copyIfDue(): Promise<void> {
    const { target, database, clock, health } = this.#options;
    const nowMs = clock();
    // A clock that went back must not stop the copies until its former time.
    if (nowMs < this.#nextMs && this.#nextMs - nowMs <= LONGEST_WAIT_MS) return;
    const signer = signerOf(target.dataDir);
    const approval = await approvalOf(database.store, target.recipient, signer);
    if (approval === null) {
      health.set('copias', true);
      return;
    }
    const known = await readCopiesState(database.store, target.to);
    health.set('ensayo', isRehearsalWrong(known, nowMs));
    const rehearses = isRehearsalDue(known, nowMs);
    const marker = await changeMarker(database);
    if (marker === this.#copiedMarker && !rehearses) return;
    this.#nextMs = nowMs + EVERY_MS;
    let result: CopyResult;
    try {
      result = await this.#options.runner.run({
        dataDir: target.dataDir,
        to: target.to,
        approval,
        lastDigest: known.copy?.digest ?? null,
        hadCopies: known.copy !== null,
        rehearses,
        thins: !health.problems.some(({ problem }) => problem === 'reloj'),
        nowMs,
      });
    } catch (error) {
      await this.#failed(known, errorCode(error) ?? 'unknown');
      return;
    }
    this.#copiedMarker = marker;
    this.#failures = 0;
    await this.#succeeded(known, result, nowMs);
  }

  async #succeeded(known: CopiesState, { seq, digest, rehearsal }: CopyResult, nowMs: number): Promise<void> {
    const { health, database } = this.#options;
    const next: CopiesState = {
      to: known.to,
      copy: seq === null ? known.copy : { seq, digest, madeMs: nowMs },
      failing: null,
      rehearsal:
        rehearsal === null
          ? known.rehearsal
          : {
              result: rehearsal,
              atMs: nowMs,
              wellMs: rehearsal === 'well' ? nowMs : (known.rehearsal?.wellMs ?? null),
            },
    };
    // Noting that nothing changed would be a change.
    if (seq !== null || known.failing !== null) await writeCopiesState(database.store, next, nowMs);
    health.set('copias', false);
    health.set('ensayo', isRehearsalWrong(next, nowMs));
    this.#tell(null);
  }

  async #failed(known: CopiesState, code: string): Promise<void> {
    if (code === 'STOPPED') return;
    const { clock, health, database } = this.#options;
    // A server that was killed may have left one that is about to end.
    if (code === 'BUSY') {
      this.#nextMs = clock() + BUSY_MS;
      return;
    }
    this.#failures += 1;
    this.#nextMs = clock() + Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.min(this.#failures - 1, 10));
    health.set('copias', true);
    this.#tell(code);
    const reason = reasonOf(code);
    if (known.failing?.reason === reason) return;
    const failing = { reason, sinceMs: known.failing?.sinceMs ?? clock() };
    await writeCopiesState(database.store, { ...known, failing }, clock());
  }

  /** In the log once, not each time. */
  #tell(reason: string | null): void {
    if (reason === this.#told) return;
    this.#told = reason;
    this.#options.onChange(reason);
  }
}

function isRehearsalDue({ rehearsal }: CopiesState, nowMs: number): boolean {
  if (rehearsal === null) return true;
  const wait = rehearsal.result === 'well' ? REHEARSE_MS : REPEAT_MS;
  return Math.abs(nowMs - rehearsal.atMs) >= wait;
}

function reasonOf(code: string): (typeof COPY_FAILURES)[number] {
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return 'lleno';
  if (/^(EROFS|EACCES|EPERM)$/.test(code)) return 'sin-permiso';
  if (code === 'SLOW') return 'lento';
  if (code === 'FOREIGN') return 'ajeno';
  if (/^(AWAY|ENOENT|ENOTDIR|EIO|ENODEV|ENXIO|ESTALE|ENOTCONN|EHOSTDOWN|ETIMEDOUT)$/.test(code)) {
    return 'sin-destino';
  }
  return 'otro';
}

/** Another text after each change, and sometimes without one: the copy itself knows whether anything differs. */
async function changeMarker({ file, store }: Pick<Database, 'file' | 'store'>): Promise<string> {
  if (file !== null) {
    const stats = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false }));
    return stats.map((stat) => `${stat?.size} ${stat?.mtimeMs}`).join();
  }
  // The statistics of tables lag behind by seconds.
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(store);
  return rows[0]?.at ?? '';
}
