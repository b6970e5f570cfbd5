import { makeRows, SOUGHT } from '../rows.ts';
import type { TableSubject } from './subject.ts';

/** Nothing may change for this long before a table counts as settled, in milliseconds. */
const QUIET_MS = 150;
const PATIENCE_MS = 30_000;

/** Functions of the page for the measuring side; every time is in milliseconds. */
export interface TablePage {
  /** Once the page around the table is painted, with its fonts: in use they are loaded long before a table opens. */
  ready(): Promise<void>;
  /** From the call that renders the rows to the last change of the page. */
  settle(count: number): Promise<number>;
  /** From the press of the head to the last change. */
  sort(): Promise<number>;
  /** From the searched text to the last change. */
  filter(): Promise<number>;
  /** Shows everything again. */
  clear(): Promise<number>;
  scrollBy(pixels: number): Promise<void>;
}

declare global {
  interface Window {
    /** Chromium's, with `--expose-gc`. */
    readonly gc?: () => void;
  }
}

const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
/** Resolves once the frame with the latest changes is painted. */
async function painted(): Promise<number> {
  await frame();
  await new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
  return performance.now();
}

/** Runs an action, waits until the page stops changing, and returns the time of the last painted change. */
async function until(action: () => void, shows: () => boolean): Promise<number> {
  const started = performance.now();
  let changed = started;
  let settled = started;
  const observer = new MutationObserver(() => {
    changed = performance.now();
    void painted().then((time) => {
      settled = time;
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  action();
  let shown = false;
  while (!shown || performance.now() - Math.max(changed, settled) < QUIET_MS) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('The table did not settle.');
    const time = await painted();
    if (!shown && shows()) {
      shown = true;
      settled = Math.max(settled, time);
    }
  }
  observer.disconnect();
  return settled - started;
}

/** Text above a table, as on any page: words in its font, light and heavy. */
function drawHeading(host: HTMLElement, font = ''): void {
  for (const name of ['h1', 'p'] as const) {
    const line = document.createElement(name);
    line.textContent = 'Asistencias 0123456789';
    line.style.fontFamily = font;
    host.before(line);
  }
}

/** Makes a table measurable from outside, as `window.table`. */
export function start<Record>(subject: TableSubject<Record>): void {
  const host = document.querySelector<HTMLElement>('#host');
  if (!host) throw new Error('The page has no #host.');
  let firstName = '';
  drawHeading(host, subject.font);
  const table: TablePage = {
    async ready() {
      await painted();
      await document.fonts.ready;
      await painted();
    },
    settle(count) {
      const rows = makeRows(count);
      firstName = rows[0]?.nombre ?? '';
      const records = subject.records(rows);
      // Garbage of making the rows is cleared away before, or the table would pay for it.
      window.gc?.();
      return until(
        () => subject.mount(host, records),
        () => subject.firstName() === firstName,
      );
    },
    sort: () => until(subject.sortByName, () => subject.firstName() === SOUGHT),
    filter: () =>
      until(
        () => subject.search(SOUGHT.toLowerCase()),
        () => subject.firstName() === SOUGHT,
      ),
    clear: () =>
      until(
        () => subject.search(''),
        () => subject.firstName() !== null,
      ),
    async scrollBy(pixels) {
      subject.scroller()?.scrollBy(0, pixels);
      await painted();
    },
  };
  Object.assign(window, { table });
}
