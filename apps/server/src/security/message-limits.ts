import type { LimitRules } from './limit-rules.ts';
import type { Networks } from './network.ts';
import { type LimitParts, NetworkLimit, WindowLimit } from './window-limit.ts';

const ALL = '';

/**
 * Limit of messages through the contact form in a day. Past it the form slows instead of closing, and some places are
 * kept for networks that sent nothing yet: a few senders must not close it for the rest of the day.
 */
export class MessageLimits {
  readonly #day: WindowLimit;
  readonly #firstOfNetwork: NetworkLimit;
  readonly #kept: WindowLimit;
  readonly #slowed: WindowLimit;

  constructor(parts: LimitParts, rules: LimitRules) {
    const { messagesInAll, messagesKept, messagesSlowed } = rules;
    this.#day = new WindowLimit(parts, 'messages', messagesInAll);
    const once = { count: 1, windowMs: messagesInAll.windowMs };
    this.#firstOfNetwork = new NetworkLimit(parts, 'messages-first', once);
    this.#kept = new WindowLimit(parts, 'messages-kept', messagesKept);
    this.#slowed = new WindowLimit(parts, 'messages-slowed', messagesSlowed);
  }

  /** Counts one. @returns milliseconds to wait where it was one too many, else 0. */
  async take(networks: Networks): Promise<number> {
    const isFirst = (await this.#firstOfNetwork.take(networks)) === 0;
    if ((await this.#day.take(ALL)) === 0) return 0;
    if (isFirst && (await this.#kept.take(ALL)) === 0) return 0;
    return this.#slowed.take(ALL);
  }
}
