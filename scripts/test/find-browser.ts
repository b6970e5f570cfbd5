import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installTool } from './npm-tool.ts';

/** A browser that the tests can drive, and how it was found. */
export interface Browser {
  readonly path: string;
  readonly source: string;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const PACKAGED = '@sparticuz/chromium@147.0.0';
const PACKAGED_HOME = join('node_modules', '.tools', 'chromium');

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...wellKnown].find((file) => existsSync(file));
}

function debianPackage(): Browser | undefined {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.log("No browser found; installing Debian's chromium...");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env,
  });
  return existsSync('/usr/bin/chromium')
    ? { path: '/usr/bin/chromium', source: "Debian's package" }
    : undefined;
}

/** A headless Chromium that travels inside an npm package: for Linux on x64 without apt. */
async function npmPackage(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log(`No browser found; installing ${PACKAGED} from npm...`);
  if (!installTool(PACKAGED_HOME, PACKAGED)) return undefined;
  const home = join(process.cwd(), PACKAGED_HOME, 'node_modules', '@sparticuz', 'chromium');
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { exports?: unknown };
  const entry = typeof exports === 'string' ? exports : 'build/esm/index.js';
  const { default: chromium } = (await import(join(home, entry))) as {
    default: { executablePath(): Promise<string> };
  };
  return { path: await chromium.executablePath(), source: PACKAGED };
}

/** Playwright's own download, where its servers can be reached. */
async function playwrightDownload(): Promise<Browser | undefined> {
  if (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status !== 0) return undefined;
  const { chromium } = await import('playwright');
  return { path: chromium.executablePath(), source: "Playwright's download" };
}

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, then an installed one, then one that can be installed
 * (Debian's package, an npm package, Playwright's download).
 * @throws Error that says what to do when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error('CHROMIUM_PATH names a file that does not exist.');
    return { path: given, source: 'CHROMIUM_PATH' };
  }
  const installed = onPath();
  if (installed) return { path: installed, source: 'installed' };
  const found = debianPackage() ?? (await npmPackage()) ?? (await playwrightDownload());
  if (!found)
    throw new Error('No browser could be found or installed. Install Chromium and set CHROMIUM_PATH.');
  return found;
}
