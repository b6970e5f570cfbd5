import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, installedBrowser } from '../../packages/test-kit/src/installed-browser.ts';
import { commandOf } from '../command.mjs';
import { debianPackage, thisMachine } from './debian-package.ts';
import { installTool } from './npm-tool.ts';

const PACKAGED = '@sparticuz/chromium@147.0.0';
const PACKAGED_HOME = join('node_modules', '.tools', 'chromium');

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
  const { file, args, shell } = commandOf('playwright', ['install', 'chromium']);
  if (spawnSync(file, args, { stdio: 'inherit', shell }).status !== 0) return undefined;
  const { chromium } = await import('playwright');
  return { path: chromium.executablePath(), source: "Playwright's download" };
}

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, then an installed one, then one that can be installed
 * (Debian's package, an npm package, Playwright's download).
 * @throws Error that says what to do when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const installed = installedBrowser();
  if (installed) return installed;
  const found = (await debianPackage(thisMachine())) ?? (await npmPackage()) ?? (await playwrightDownload());
  if (!found)
    throw new Error('No browser could be found or installed. Install Chromium and set CHROMIUM_PATH.');
  return found;
}
