import type { StoredPhoto } from '../db/repositories/photos.ts';
import { Problem } from '../http/problem.ts';
import { BoundedSemaphore } from '../security/bounded-semaphore.ts';
import { isAnimated, photoTypeOf } from './photo-type.ts';
import { programOf, runApart } from './run-apart.ts';

const LIMIT_MS = 20_000;
const UNREADABLE = 'No pudimos leer esta foto. Elige otra en JPEG, PNG o WebP.';
const TOO_LARGE =
  'Esta foto es demasiado grande: tiene más de 40 megapíxeles. Recórtala, guárdala más pequeña o elige otra.';
const NOT_A_PHOTO = 'Elige una foto en JPEG, PNG o WebP.';
const MOVES = 'Esta imagen se mueve. Elige una foto quieta.';

const program = programOf('photo-process', import.meta.url);

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
   * @throws TimedOutError - it took longer than the limit.
   * @throws QueueFullError - too many wait.
   */
  async encode(bytes: Uint8Array): Promise<StoredPhoto> {
    const type = photoTypeOf(bytes);
    if (type === null) throw new Problem('validation_failed', { message: NOT_A_PHOTO });
    if (isAnimated(bytes, type)) throw new Problem('validation_failed', { message: MOVES });
    const photo = await this.#turn.run(() =>
      runApart<StoredPhoto | 'too-large'>(program, bytes, this.#limitMs),
    );
    if (photo === null) throw new Problem('validation_failed', { message: UNREADABLE });
    if (photo === 'too-large') throw new Problem('validation_failed', { message: TOO_LARGE });
    return photo;
  }
}
