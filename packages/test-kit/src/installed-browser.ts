import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser that the tests can drive, and how it was found. */
export interface Browser {
  readonly path: string;
  readonly source: string;
}

/** Chromium without a window of its own first: the same engine, and half the work for the machine. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that needs no installing: the one in CHROMIUM_PATH, else the first that is on the machine.
 * @throws Error when CHROMIUM_PATH names a file that does not exist.
 */
export function installedBrowser(): Browser | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error('CHROMIUM_PATH names a file that does not exist.');
    return { path: given, source: 'CHROMIUM_PATH' };
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...candidates, ...wellKnown].find((file) => existsSync(file));
  return path ? { path, source: 'installed' } : undefined;
}
