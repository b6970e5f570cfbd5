import { chromiumFlags } from './chromium-flags.ts';
import { installedBrowser } from './installed-browser.ts';

const browser = installedBrowser();

/**
 * How Playwright starts the browser of the tests: the one that `npm test` found or installed (CHROMIUM_PATH), by hand the
 * one on the machine, else Playwright's own.
 */
export const chromiumLaunch = {
  ...(browser && { executablePath: browser.path }),
  args: [...chromiumFlags],
};
