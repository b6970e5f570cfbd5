import type { Browser, CDPSession, Page } from 'playwright';
import { PHONE, type Session } from './sessions.ts';

/** A processor six times slower, and prepaid data: 400 ms and 50 KB/s. */
const SLOWDOWN = 6;
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 25_000 };

/** A page of a cheap phone. */
export interface SlowPhone {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** A page of such a phone with an empty cache and without a service worker. */
export async function slowPhone(browser: Browser, session?: Session): Promise<SlowPhone> {
  const isPhone = typeof session === 'object' && 'newPage' in session;
  const context = isPhone
    ? session
    : await browser.newContext({
        ...PHONE,
        serviceWorkers: 'block',
        ...(session ? { storageState: session } : {}),
      });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools, close: () => (isPhone ? page.close() : context.close()) };
}

/** What one first visit cost. */
export interface FirstVisit {
  /** Milliseconds from the navigation to the first text or picture. */
  readonly contentMs: number;
  /** Milliseconds from the navigation to the first frame in which the screen answers a person. */
  readonly usableMs: number;
  /** Bytes on the line until then. */
  readonly bytes: number;
}

declare global {
  interface Window {
    /** Milliseconds until the screen could be used; undefined until then. */
    usableMs?: number;
  }
}

/** Runs before the scripts of the document: keeps when the control is first painted. */
function watchControl(control: string): void {
  const look = () => {
    if (!document.querySelector(control)?.checkVisibility()) return void requestAnimationFrame(look);
    // A message's task runs once the frame of this callback is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.usableMs = performance.now();
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/**
 * Opens a screen with an empty cache, until it can be used.
 * @param url - its address.
 * @param control - selector of what a person came for, which only the script renders.
 * @param session - who is signed in.
 */
export async function openScreen(
  browser: Browser,
  url: string,
  control: string,
  session?: Session,
): Promise<FirstVisit> {
  const { page, devtools, close } = await slowPhone(browser, session);
  try {
    await page.addInitScript(watchControl, control);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => window.usableMs, undefined, { timeout: 60_000 });
    const until = bytes;
    const content = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return {
      contentMs: (await content.jsonValue()) ?? Number.NaN,
      usableMs: (await usable.jsonValue()) ?? Number.NaN,
      bytes: until,
    };
  } finally {
    await close();
  }
}
