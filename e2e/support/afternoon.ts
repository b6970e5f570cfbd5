import { addDays, churchClock } from '@ministerio/contract/domain';

const ZONE = 'America/La_Paz';
const WEDNESDAY = 3;

/**
 * Milliseconds to the next Wednesday, 15:00 at the church: no meeting begins or ends then, and no other day comes while
 * journeys run. Ahead of now: a browser takes what a server of the past answers for stale.
 */
function untilAfternoon(nowMs: number): number {
  const { date, weekday } = churchClock(nowMs, ZONE);
  const days = ((WEDNESDAY - weekday + 6) % 7) + 1;
  return Date.parse(`${addDays(date, days)}T15:00:00-04:00`) - nowMs;
}

/** Moves the clock of a page or a program, which goes on from there. */
export function moveClock(aheadMs: number): void {
  const real = Date.now;
  Date.now = () => real() + aheadMs;
  // A position says by the device's clock when it was taken.
  const taken =
    'GeolocationPosition' in globalThis &&
    Object.getOwnPropertyDescriptor(GeolocationPosition.prototype, 'timestamp')?.get;
  if (taken) {
    Object.defineProperty(GeolocationPosition.prototype, 'timestamp', {
      get() {
        return taken.call(this) + aheadMs;
      },
    });
  }
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
  });
}

/** Node's option that runs a program's code first. */
export const runFirst = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`;

/** How far ahead all clocks of a run are; the first process decides. */
process.env.E2E_AHEAD_MS ??= String(untilAfternoon(Date.now()));
export const aheadMs = Number(process.env.E2E_AHEAD_MS);

/** Moves the clocks of the processes that this one starts: Playwright's workers, and the servers that they start. */
export function moveClocksOfWorkers(): void {
  process.env.NODE_OPTIONS ??= runFirst(`(${moveClock})(${aheadMs})`);
}
