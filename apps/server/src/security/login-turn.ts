import type { Device } from './device-cookies.ts';
import type { Limits } from './limits.ts';
import type { Claim } from './login-limits.ts';

/** One try to sign in, from its beginning to its end (R2, R59). */
export class LoginTurn {
  readonly #limits: Pick<Limits, 'login' | 'deviceTries'>;
  readonly #claim: Claim;
  #device: Device | null;
  #isDrawn = false;

  /** @param device - of a cookie that fits the name and its account; null without one. */
  constructor(limits: Limits, claim: Claim, device: Device | null = null) {
    this.#limits = limits;
    this.#claim = claim;
    this.#device = device;
  }

  /** Milliseconds until the try may be evaluated; 0 now. Asked once, before anything that costs. */
  async wait(): Promise<number> {
    if (this.#device !== null && (await this.#limits.deviceTries.wait(this.#device.id)) === 0) return 0;
    this.#device = null;
    const wait = await this.#limits.login.waitOrDraw(this.#claim);
    this.#isDrawn = wait === 'drawn';
    return wait === 'drawn' ? 0 : wait;
  }

  /** The same as the check begins: tries that were sent at the same time count one after another. */
  async waitInTurn(): Promise<number> {
    // Counted before the check, so that no number of simultaneous tries gets more than its ten.
    if (this.#device !== null && (await this.#limits.deviceTries.take(this.#device.id)) === 0) return 0;
    this.#device = null;
    return this.#isDrawn ? 0 : this.#limits.login.wait(this.#claim);
  }

  /** Counts a wrong password: against the device, or against name and networks. */
  async failed(): Promise<void> {
    if (this.#device === null) await this.#limits.login.failed(this.#claim);
  }

  async succeeded(): Promise<void> {
    await this.#limits.login.succeeded(this.#claim);
  }
}
