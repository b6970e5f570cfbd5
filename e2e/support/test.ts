import { expect, type Page, test as playwrightTest, type WorkerFixture } from '@playwright/test';
import { aheadMs, moveClock } from './afternoon.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** Messages of a page on its console and its uncaught errors, minus those that a journey expects. */
export interface Complaints {
  /** Console messages that this journey causes on purpose (Chromium reports a refused call as an error). */
  readonly expect: (pattern: RegExp) => void;
}

interface Fixtures {
  readonly complaints: Complaints;
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

/** Reports violations of a page's policy, which Chromium does not always write to the console. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
  });
}

function listen(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
}

type Environment = Parameters<typeof startServer>[0];

/** A server that is stopped with its worker: for many journeys that leave each other alone. */
export function serverFixture(
  environment?: Environment,
): [WorkerFixture<RunningServer, object>, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer(environment);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ];
}

/** Pages that may not complain (also not about the CSP). */
const base = playwrightTest.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(moveClock, aheadMs);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // A connection for each request: the server closes idle ones, and who sends just then is answered by a reset.
  request: async ({ playwright, baseURL }, use) => {
    const extraHTTPHeaders = { connection: 'close' };
    const request = await playwright.request.newContext({ extraHTTPHeaders, ...(baseURL && { baseURL }) });
    await use(request);
    await request.dispose();
  },
  complaints: [
    async ({ context }, use) => {
      const lines: string[] = [];
      const expected: RegExp[] = [];
      await context.addInitScript(reportViolations);
      for (const page of context.pages()) listen(page, lines);
      context.on('page', (page) => listen(page, lines));
      await use({ expect: (pattern) => void expected.push(pattern) });
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Playwright's test with a fresh server per worker, and pages that may not complain. */
export const test = base.extend<object, WorkerFixtures>({
  server: serverFixture(),
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };

interface Site {
  /** Address without a closing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * The test with a site of each test's own, at `baseURL`. It stops after the pages have closed: one that still loads would
 * complain that nobody answers.
 */
export const withSite = <S extends Site>(start: () => Promise<S>) =>
  base.extend<{ readonly site: S }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    site: async ({}, use) => {
      const site = await start();
      await use(site);
      await site.stop();
    },
    baseURL: async ({ site }, use) => use(site.url),
  });

/**
 * The test with a server of each test's own, which no other reads or changes. Its worker and browser are those of other
 * journeys too.
 * @param environment - the server's variables.
 */
export const withServer = (environment?: Environment) =>
  withSite(() => startServer(environment)).extend<{ readonly server: RunningServer }>({
    server: async ({ site }, use) => use(site),
  });
