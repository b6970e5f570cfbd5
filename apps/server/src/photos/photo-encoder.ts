import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { StoredPhoto } from '../db/repositories/photos.ts';
import { Problem } from '../http/problem.ts';
import { BoundedSemaphore } from '../security/bounded-semaphore.ts';
import { isAnimated, photoTypeOf } from './photo-type.ts';

const LIMIT_MS = 20_000;
const HEAP_MB = 128;
/** Behind sign-in and pages, but not so far that a busy machine lets the time run out. */
const NICE = 5;
const UNREADABLE = 'No pudimos leer esta foto. Elige otra en JPEG, PNG o WebP.';
const NOT_A_PHOTO = 'Elige una foto en JPEG, PNG o WebP.';
const MOVES = 'Esta imagen se mueve. Elige una foto quieta.';

/** The sources as they are, and the build, each have it beside this file. */
const program = fileURLToPath(
  new URL(`./photo-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

/** Decodes pictures in a process of their own, one at a time (R61). */
export class PhotoEncoder {
  readonly #turn = new BoundedSemaphore({ slots: 1, queue: 12, waitMs: 60_000 });
  readonly #limitMs: number;

  /** @param limitMs - longest time of one picture, in milliseconds. */
  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
  }

  /**
   * @param bytes - a file as a person sent it.
   * @throws Problem - 400 in the person's words.
   * @throws QueueFullError - too many wait.
   */
  async encode(bytes: Uint8Array): Promise<StoredPhoto> {
    const type = photoTypeOf(bytes);
    if (type === null) throw new Problem('validation_failed', { message: NOT_A_PHOTO });
    if (isAnimated(bytes, type)) throw new Problem('validation_failed', { message: MOVES });
    const photo = await this.#turn.run(() => encodeApart(bytes, this.#limitMs));
    if (photo === null) throw new Problem('validation_failed', { message: UNREADABLE });
    return photo;
  }
}

/** Null where the process ended without an answer: it could not read the picture, or was not allowed to go on. */
function encodeApart(bytes: Uint8Array, limitMs: number): Promise<StoredPhoto | null> {
  return new Promise((resolve) => {
    const child = fork(program, [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // Our keys and addresses are none of its business.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    yieldToOthers(child);
    child.once('message', (photo) => {
      resolve(photo as StoredPhoto);
      child.disconnect();
    });
    child.once('error', () => resolve(null));
    child.once('exit', () => resolve(null));
    child.send(bytes, (error) => {
      if (error !== null) resolve(null);
    });
  });
}

/** Sign-in and pages go before. At once: on Linux the threads that it starts later inherit it, those it has do not. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICE);
  } catch {
    // It has ended already.
  }
}
