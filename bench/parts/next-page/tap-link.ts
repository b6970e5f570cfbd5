import type { Browser, Page } from 'playwright';
import { SLOW_4G, slowPhone } from '../first-screens/open-screen.ts';

declare global {
  interface Window {
    /** Milliseconds from the tap to the first frame that shows the next page; undefined until then. */
    paintedMs?: number;
  }
}

/** Runs before the scripts of every document: the tap's time goes along to the next one. */
function watchTaps(path: string): void {
  const isTarget = location.pathname === path;
  const former = isTarget ? undefined : () => document.querySelector('h1')?.textContent;
  let headingBefore: string | null | undefined;
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('tapped', String(Date.now()));
      headingBefore = former?.();
    },
    true,
  );
  const look = () => {
    const tapped = Number(sessionStorage.getItem('tapped'));
    const heading = document.querySelector('h1')?.textContent;
    const isThere = location.pathname === path && heading && (isTarget || heading !== headingBefore);
    if (!tapped || !isThere) return void requestAnimationFrame(look);
    // A message's task runs once the frame of this callback is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.paintedMs = Date.now() - tapped;
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/**
 * Taps a link to a page once the page that it is on is idle.
 * @param from - address of the page with the link.
 * @param path - of the next page, on the same origin.
 * @param prepare - run on the page before the tap.
 * @returns milliseconds until a frame shows the next page's heading.
 */
export async function tapLink(
  browser: Browser,
  from: string,
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { page, close } = await slowPhone(browser, SLOW_4G);
  try {
    await page.addInitScript(watchTaps, path);
    await page.goto(from, { waitUntil: 'networkidle' });
    await prepare(page);
    await page.locator(`a[href="${path}"]:visible`).first().tap();
    const painted = await page.waitForFunction(() => window.paintedMs);
    return (await painted.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}
