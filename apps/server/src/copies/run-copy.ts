import { fork } from 'node:child_process';
import { programOf, yieldToOthers } from '../photos/run-apart.ts';
import { CopyFailure, type CopyJob, type CopyMessage, type CopyResult } from './copy-job.ts';

/** The longest time without a byte written. */
const QUIET_MS = 60_000;
/** How long a stop waits for a run that was ended. */
const STOP_MS = 2000;
/** Behind everything that people wait for. */
const NICE = 10;

const program = programOf('copies-process', import.meta.url);

export interface CopyRunner {
  /** @throws CopyFailure */
  run(job: CopyJob): Promise<CopyResult>;
  /** Ends the run in progress. */
  stop(): void;
}

/**
 * Makes copies in processes of their own.
 * @param databaseUrl - of PostgreSQL; null for the SQLite file of the job's folder.
 * @param options - `quietMs`: how long a run may write nothing before it is ended.
 */
export function processRunner(
  databaseUrl: string | null,
  { quietMs = QUIET_MS, file = program } = {},
): CopyRunner {
  let stop = () => {};
  return {
    stop: () => stop(),
    run: (job) =>
      new Promise((resolve, reject) => {
        const child = fork(file, [], {
          execArgv: [],
          // Our other keys and addresses are none of its business.
          env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl },
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        const end = (settle: () => void) => {
          clearTimeout(timer);
          settle();
          // A child that hangs in a folder without an answer may stay; nothing waits for it.
          child.kill('SIGKILL');
          child.unref();
        };
        const late = () => end(() => reject(new CopyFailure('SLOW')));
        let timer = setTimeout(late, quietMs);
        let isStopped = false;
        // Once it has ended nothing is written any more; one that hangs is not waited for.
        stop = () => {
          isStopped = true;
          clearTimeout(timer);
          timer = setTimeout(() => end(() => reject(new CopyFailure('STOPPED'))), STOP_MS);
          child.kill('SIGKILL');
        };
        yieldToOthers(child, NICE);
        child.on('message', (message: CopyMessage) => {
          clearTimeout(timer);
          if (message.kind === 'progress') timer = setTimeout(late, quietMs);
          else if (message.kind === 'done') end(() => resolve(message.result));
          else end(() => reject(new CopyFailure(message.code)));
        });
        child.once('error', () => end(() => reject(new CopyFailure('NO_PROCESS'))));
        child.once('exit', () => end(() => reject(new CopyFailure(isStopped ? 'STOPPED' : 'ENDED'))));
        child.send(job, (error) => {
          if (error !== null) end(() => reject(new CopyFailure('NO_PROCESS')));
        });
      }),
  };
}
