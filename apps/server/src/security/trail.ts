import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { GroupCommit } from '../db/group-commit.ts';
import { type AuditChange, type AuditSource, writeAudit } from '../db/repositories/audit.ts';
import type { Account, AuditedCall } from '../http/account.ts';
import { Problem } from '../http/problem.ts';

/** For how long refusals are counted into one entry, in milliseconds. */
export const REFUSALS_MS = 15 * 60_000;
/** For how long the same look is one entry, in milliseconds. */
const LOOK_MS = 60 * 60_000;
/** Accounts with an entry of their own in one window; all others share one. */
const NAMED_ACCOUNTS = 20;
/** Looks that are remembered: about those of ten administrators over all days with positions. */
const REMEMBERED_LOOKS = 5000;

interface SignInRefusals {
  readonly wrong: number;
  readonly slowed: number;
}

interface AccessRefusals {
  readonly account: Account;
  readonly times: number;
  readonly call: string;
}

type Entry = readonly [AuditSource, AuditChange];

interface TrailOptions {
  readonly commits: GroupCommit;
  readonly clock: Clock;
  /** Called when an entry could not be written: nobody is refused for it. */
  readonly onFailure: (error: unknown) => void;
}

/** A wrong password, or a wrong proof of the second factor. */
const WRONG: ReadonlySet<string> = new Set([
  'invalid_credentials',
  'wrong_current_password',
  'wrong_code',
  'wrong_passkey',
]);

const SERVER: AuditSource['actor'] = { id: null, username: 'servidor' };

/**
 * The audit entries of what changes nothing: sign-ins, looks, downloads and refusals (R30). Refusals are counted in
 * memory and written when their window ends, so that whoever causes them decides neither how many entries there are nor
 * what is in them. No call waits for an entry, since a sign-in would take twice as long: a server that is killed loses those
 * of its last moment.
 */
export class Trail {
  readonly #options: TrailOptions;
  /** When each look was written, UTC milliseconds. */
  readonly #looks = new Map<string, number>();
  /** By the account's id; null for names that are nobody's. */
  #signIns = new Map<number | null, SignInRefusals>();
  #accesses = new Map<number, AccessRefusals>();
  #sinceMs: number | null = null;
  #waiting: Entry[] = [];
  #writing = Promise.resolve();

  constructor(options: TrailOptions) {
    this.#options = options;
  }

  /** Adds an entry; nobody waits until it is written. */
  write({ account, request }: AuditedCall, change: AuditChange): void {
    this.#add([{ actor: account, atMs: this.#options.clock(), requestId: request.id }, change]);
  }

  /** A good sign-in. @param account - who is signed in now. */
  signedIn(account: AuditedCall['account'] & { readonly id: number }, request: AuditedCall['request']): void {
    this.write({ account, request }, { action: 'signed_in', entity: 'session', ...about(account.id) });
  }

  /**
   * A look at other people's data; the same one of the same account is one entry an hour.
   * @param what - distinguishes looks of one kind.
   * @param describe - asked where there is to be an entry.
   */
  async look(
    call: AuditedCall,
    what: readonly unknown[],
    describe: () => Promise<AuditChange>,
  ): Promise<void> {
    const nowMs = this.#options.clock();
    const key = JSON.stringify([call.account.id, ...what]);
    const lastMs = this.#looks.get(key);
    if (lastMs !== undefined && Math.abs(nowMs - lastMs) < LOOK_MS) return;
    if (this.#looks.size >= REMEMBERED_LOOKS) this.#looks.clear();
    this.#looks.set(key, nowMs);
    this.write(call, await describe());
  }

  /**
   * Runs a try with a password or a second factor and counts its refusal, by the account alone: neither a typed name nor a password is kept.
   * @param accountId - null where nobody has the name.
   */
  async watch<T>(accountId: number | null, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined;
      const isWrong = code !== undefined && WRONG.has(code);
      if (isWrong || code === 'rate_limited') {
        const { wrong, slowed } = this.#signIns.get(accountId) ?? { wrong: 0, slowed: 0 };
        const counted = isWrong ? { wrong: wrong + 1, slowed } : { wrong, slowed: slowed + 1 };
        this.#signIns.set(accountId, counted);
        this.#sinceMs ??= this.#options.clock();
      }
      throw error;
    }
  }

  /** Counts a call that its account may not make. @param call - method and route, without what was sent. */
  accessRefused(account: Account, call: string): void {
    const times = (this.#accesses.get(account.id)?.times ?? 0) + 1;
    this.#accesses.set(account.id, { account, times, call });
    this.#sinceMs ??= this.#options.clock();
  }

  /** Adds the counted refusals. @param isEnd - also those of a window that has not ended: the server stops. */
  flush(isEnd: boolean): void {
    const nowMs = this.#options.clock();
    if (this.#sinceMs === null || (!isEnd && Math.abs(nowMs - this.#sinceMs) < REFUSALS_MS)) return;
    const changes = [...refusedSignIns(this.#signIns), ...refusedAccesses(this.#accesses)];
    this.#signIns = new Map();
    this.#accesses = new Map();
    this.#sinceMs = null;
    for (const [actor, change] of changes) {
      this.#add([{ actor, atMs: nowMs, requestId: 'recuento' }, change]);
    }
  }

  /** Resolves once every entry that was added is written. */
  settled(): Promise<void> {
    return this.#writing;
  }

  #add(entry: Entry): void {
    this.#waiting.push(entry);
    if (this.#waiting.length === 1) this.#writing = this.#writing.then(() => this.#writeWaiting());
  }

  /** Writes entries that came while the disk was busy in one transaction. */
  async #writeWaiting(): Promise<void> {
    await setImmediate();
    const entries = this.#waiting;
    this.#waiting = [];
    try {
      await this.#options.commits.run(async (transaction) => {
        for (const [source, change] of entries) await writeAudit(transaction, source, change);
      });
    } catch (error) {
      this.#options.onFailure(error);
    }
  }
}

type Refusal = readonly [AuditSource['actor'], AuditChange];

function about(id: number): Pick<AuditChange, 'entityId' | 'subjectId'> {
  return { entityId: id, subjectId: id };
}

function* refusedSignIns(counted: ReadonlyMap<number | null, SignInRefusals>): Generator<Refusal> {
  const change = (refusals: SignInRefusals, more: Partial<AuditChange>, accounts?: number): Refusal => [
    SERVER,
    {
      action: 'sign_in_refused',
      entity: 'session',
      after: { cuentas: accounts, intentos: refusals.wrong, frenados: refusals.slowed },
      ...more,
    },
  ];
  const unknown = counted.get(null);
  if (unknown !== undefined) yield change(unknown, {});
  const accounts = [...counted].flatMap(([id, refusals]) => (id === null ? [] : [{ id, refusals }]));
  for (const { id, refusals } of accounts.slice(0, NAMED_ACCOUNTS)) yield change(refusals, about(id));
  const others = accounts.slice(NAMED_ACCOUNTS).map(({ refusals }) => refusals);
  if (others.length === 0) return;
  const sum = (part: keyof SignInRefusals) => others.reduce((total, one) => total + one[part], 0);
  yield change({ wrong: sum('wrong'), slowed: sum('slowed') }, {}, others.length);
}

function* refusedAccesses(counted: ReadonlyMap<number, AccessRefusals>): Generator<Refusal> {
  for (const { account, times, call } of counted.values()) {
    const change = { action: 'access_refused', entity: 'session', ...about(account.id) } as const;
    yield [account, { ...change, after: { pedido: call, veces: times } }];
  }
}
