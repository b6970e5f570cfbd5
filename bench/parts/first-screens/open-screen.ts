import type { Browser, CDPSession, Page } from 'playwright';
import { PHONE, type Session } from './sessions.ts';

/** A phone and its line. */
export interface Profile {
  /** How many times slower than this machine its processor is. */
  readonly slowdown: number;
  readonly line: {
    /** Milliseconds. */
    readonly latency: number;
    /** Bytes a second, as the next one. */
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

/** Profile of the field: a mid-range phone on slow 4G. */
export const SLOW_4G: Profile = {
  slowdown: 4,
  line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
};

/** A cheap phone with prepaid data. */
export const PREPAID: Profile = {
  slowdown: 6,
  line: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 25_000 },
};

/** A page of a slow phone. */
export interface SlowPhone {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** A page of such a phone with an empty cache and without a service worker. */
export async function slowPhone(
  browser: Browser,
  { slowdown, line }: Profile,
  session?: Session,
): Promise<SlowPhone> {
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
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => (isPhone ? page.close() : context.close()) };
}

/** Cost of one visit. */
export interface Visit {
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
 * Opens a screen with an empty cache, then once more, each time until it can be used.
 * @param url - its address.
 * @param control - selector of what a person came for, which only the script renders.
 * @param session - who is signed in.
 */
export async function openScreen(
  browser: Browser,
  url: string,
  control: string,
  profile: Profile,
  session?: Session,
): Promise<Readonly<Record<'cold' | 'cached', Visit>>> {
  const { page, devtools, close } = await slowPhone(browser, profile, session);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const visit = async (): Promise<Visit> => {
    bytes = 0;
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
  };
  try {
    await page.addInitScript(watchControl, control);
    const cold = await visit();
    // Requests still on their way belong to the first visit.
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    return { cold, cached: await visit() };
  } finally {
    await close();
  }
}
