import type { Browser, Page } from 'playwright';

/** A phone: its screen, Lighthouse's slowdown of the processor, and its slow 4G. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

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
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTaps, path);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(from, { waitUntil: 'networkidle' });
    await prepare(page);
    await page.locator(`a[href="${path}"]:visible`).first().tap();
    const painted = await page.waitForFunction(() => window.paintedMs);
    return (await painted.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}
