import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Browser } from '../../packages/test-kit/src/installed-browser.ts';

/** Packages of Debian, the one without a window first; its wrappers are named as the packages. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Rights of this program on the machine, and whether a person can be asked. */
export interface Machine {
  /** Whether Debian's packages can be installed: its tool is here and the person may use it. */
  readonly canInstall: boolean;
  /** Asks for yes or no; absent without a terminal, as in CI. */
  readonly ask?: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
  /** Installs one package. @returns the browser's path, undefined where there is none then. */
  readonly install: (name: string) => string | undefined;
}

/** Installs Debian's Chromium, after having said so. Where somebody sits in front of it they may refuse. */
export async function debianPackage({
  canInstall,
  ask,
  say,
  install,
}: Machine): Promise<Browser | undefined> {
  if (!canInstall) return undefined;
  const what = `No browser was found, and stories and journeys need one: as root, this installs Debian's ${packages[0]} (or ${packages[1]}) on the whole machine by apt-get; CHROMIUM_PATH=... takes another browser.`;
  if (ask) {
    const answer = await ask(`${what} Install it? [Y/n] `);
    if (/^\s*n/i.test(answer)) return undefined;
  } else say(what);
  for (const name of packages) {
    const path = install(name);
    if (path !== undefined) return { path, source: "Debian's package" };
  }
  return undefined;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], { stdio: 'ignore', env });
  let isUpdated = false;
  return {
    canInstall: isDebian && process.getuid?.() === 0,
    // Some CI systems have a terminal.
    ...(process.stdin.isTTY && !process.env.CI ? { ask } : {}),
    say: console.log,
    install(name) {
      if (!isUpdated) apt('update');
      isUpdated = true;
      apt('install', '-y', '--no-install-recommends', name);
      const path = join('/usr/bin', name);
      return existsSync(path) ? path : undefined;
    },
  };
}
