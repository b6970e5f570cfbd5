import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSecret } from '../../src/db/repositories/own-phones.ts';

interface Secret {
  readonly generation: number;
  readonly hash: string;
}

/** The server's side of one phone, as the repository keeps it. */
class Phone {
  ended = false;
  #presented = 0;
  #presentedHash: string | null = null;
  #count = 0;

  issue(generation: number): Secret {
    this.#count += 1;
    return { generation, hash: `${generation}-${this.#count}` };
  }

  /** The successor; null where the caller is out. */
  exchange(secret: Secret): Secret | null {
    if (this.ended) return null;
    const verdict = judgeSecret({ presented: this.#presented, presentedHash: this.#presentedHash }, secret);
    if (verdict === 'stolen') {
      this.ended = true;
      return null;
    }
    this.#presented = secret.generation;
    this.#presentedHash = secret.hash;
    return this.issue(secret.generation + 1);
  }
}

test.each([
  ['the first secret', 0, null, { generation: 1, hash: 'a' }, 'advance'],
  ['the first one again: its answer was lost', 1, 'a', { generation: 1, hash: 'a' }, 'again'],
  ['its successor', 1, 'a', { generation: 2, hash: 'b' }, 'advance'],
  ['the former one after its successor', 2, 'b', { generation: 1, hash: 'a' }, 'stolen'],
  ['a sibling of the one that was presented', 2, 'b', { generation: 2, hash: 'c' }, 'stolen'],
] as const)('%s', (_, presented, presentedHash, secret, verdict) => {
  expect(judgeSecret({ presented, presentedHash }, secret)).toBe(verdict);
});

/** Calls of the owner's browser: whichever tab makes them, one after the other; some answers are lost. */
const calls = fc.array(fc.constantFrom('kept', 'lost'), { maxLength: 40 });

test('an honest member is never out, whatever gets lost', () => {
  fc.assert(
    fc.property(calls, (answers) => {
      const phone = new Phone();
      let jar = phone.issue(1);
      for (const answer of answers) {
        const next = phone.exchange(jar);
        expect(next).not.toBeNull();
        if (answer === 'kept' && next !== null) jar = next;
      }
    }),
  );
});

test('once thief and owner have both used it, both are out', () => {
  const moves = fc.array(
    fc.record({
      who: fc.constantFrom('owner' as const, 'thief' as const),
      answer: fc.constantFrom('kept', 'lost'),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(calls, moves, (before, after) => {
      const phone = new Phone();
      const jars = { owner: phone.issue(1), thief: { generation: 0, hash: '' } };
      for (const answer of before) {
        const next = phone.exchange(jars.owner);
        if (answer === 'kept' && next !== null) jars.owner = next;
      }
      jars.thief = jars.owner;
      const kept = new Set<string>();
      for (const { who, answer } of after) {
        const next = phone.exchange(jars[who]);
        if (next === null || answer === 'lost') continue;
        jars[who] = next;
        kept.add(who);
      }
      // Both went on from the same secret: the next to come back presents a secret that was used.
      if (kept.size < 2) return;
      for (const who of ['owner', 'thief', 'owner', 'thief'] as const) {
        const next = phone.exchange(jars[who]);
        if (next !== null) jars[who] = next;
      }
      expect(phone.ended).toBe(true);
      expect(phone.exchange(jars.owner)).toBeNull();
      expect(phone.exchange(jars.thief)).toBeNull();
    }),
  );
});
