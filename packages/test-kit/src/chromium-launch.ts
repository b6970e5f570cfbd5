import { chromiumFlags } from './chromium-flags.ts';
import { installedBrowser } from './installed-browser.ts';

const browser = installedBrowser();

/**
 * Playwright's launch options: the browser that `npm test` found or installed (CHROMIUM_PATH), by hand the one on the
 * machine, else Playwright's own.
 */
export const chromiumLaunch = {
  ...(browser && { executablePath: browser.path }),
  args: [...chromiumFlags],
  // Without a locale of UTF-8 Chromium calls a file whose name has an accent 'download'.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
};
