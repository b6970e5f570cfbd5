import { codigoKey, isNumber } from '@ministerio/contract/domain';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordKind } from '../db/schema.ts';
import { BoundedSemaphore, type SemaphoreOptions } from './bounded-semaphore.ts';

/** Cost of one argon2id hash. */
export interface HashCost {
  /** KiB of memory. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** R4. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is stored. */
export interface StoredPassword {
  readonly hash: string;
  readonly kind: PasswordKind;
}

/**
 * Work before and after a check while its slot is held: tries that are sent at the same time are counted one
 * after another.
 */
export interface CheckTurn {
  /** An error that it throws ends the check. */
  readonly before: () => Promise<void>;
  readonly wrong: () => Promise<void>;
}

/** Hashes and checks passwords, a bounded number at a time (R1, R4). */
export class Passwords {
  readonly #cost: HashCost;
  readonly #semaphore: BoundedSemaphore;
  readonly #nobody: Promise<string>;

  constructor(cost: HashCost, options: SemaphoreOptions) {
    this.#cost = cost;
    this.#semaphore = new BoundedSemaphore(options);
    this.#nobody = hash('nobody has this password', cost);
  }

  /**
   * Hashes a new password. One that equals the membership number is stored over the number's key, so that case and
   * spaces do not matter at the door (R1).
   * @throws QueueFullError - too many hashes at once.
   */
  async store(password: string, codigo: string): Promise<StoredPassword> {
    const kind = isNumber(password, codigo) ? 'number' : 'own';
    return { kind, hash: await this.hash(password, kind) };
  }

  /** Hashes a password of a known kind. */
  async hash(password: string, kind: PasswordKind): Promise<string> {
    return this.#semaphore.run(() => hash(secretOf(password, kind), this.#cost));
  }

  /**
   * Checks a password. An unknown name costs the same time (R4).
   * @param stored - null for a name that does not exist.
   * @param turn - what else belongs to the turn.
   * @throws QueueFullError - too many checks at once.
   */
  async check(password: string, stored: StoredPassword | null, turn: CheckTurn): Promise<boolean> {
    return this.#semaphore.run(async () => {
      await turn.before();
      const good = await this.#isRight(password, stored);
      if (!good) await turn.wrong();
      return good;
    });
  }

  async #isRight(password: string, stored: StoredPassword | null): Promise<boolean> {
    if (stored !== null) return verify(stored.hash, secretOf(password, stored.kind));
    await verify(await this.#nobody, secretOf(password, 'own'));
    return false;
  }

  /** Whether a stored hash was made with other costs than today's. */
  isOutdated(storedHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(storedHash);
    const cost = this.#cost;
    return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
  }
}

function secretOf(password: string, kind: PasswordKind): string {
  return kind === 'number' ? codigoKey(password) : password.normalize('NFC');
}
