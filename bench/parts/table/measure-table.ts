import type { Browser, CDPSession, Page } from 'playwright';
import type { TablePage } from './entries/start.ts';

/** Two rows: what one notch of a wheel moves. */
const STEP_PX = 106;
const STEPS = 100;

/** Times of one visit of a table, in milliseconds. */
export interface TableVisit {
  readonly settle: number;
  readonly filter: number;
  readonly sort: number;
  /** Script, style and layout of each step of scrolling, by the thread's own clock. */
  readonly steps: readonly number[];
}

declare global {
  interface Window {
    readonly table: TablePage;
  }
}

const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

async function workMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.filter(({ name }) => WORK.includes(name)).map(({ value }) => value);
  return seconds.reduce((sum, value) => sum + value, 0) * 1000;
}

async function scrollSteps(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const steps: number[] = [];
  let before = await workMs(session);
  for (let step = 0; step < STEPS; step += 1) {
    await page.evaluate((pixels) => window.table.scrollBy(pixels), STEP_PX);
    const after = await workMs(session);
    steps.push(after - before);
    before = after;
  }
  return steps;
}

/**
 * Renders a table of so many rows in a fresh page, searches, shows all again, sorts and scrolls.
 * @param origin - where the page is served.
 */
export async function visitTable(browser: Browser, origin: string, count: number): Promise<TableVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => window.table !== undefined);
    await page.evaluate(() => window.table.ready());
    const settle = await page.evaluate((rows) => window.table.settle(rows), count);
    const filter = await page.evaluate(() => window.table.filter());
    await page.evaluate(() => window.table.clear());
    const sort = await page.evaluate(() => window.table.sort());
    return { settle, filter, sort, steps: await scrollSteps(page) };
  } finally {
    await context.close();
  }
}
