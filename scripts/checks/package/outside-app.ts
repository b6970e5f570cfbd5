import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const TEMPLATE = 'packages/ui/outside-app';

/** Runs a command and gives its output. @throws Error with that output when it fails */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Packs a package as it would be published and unpacks it where an app has it installed. */
function installPacked(folder: string, app: string): void {
  const drop = join(app, 'tarballs');
  mkdirSync(drop, { recursive: true });
  run('pnpm', ['pack', '--pack-destination', drop], folder);
  const [tarball] = readdirSync(drop);
  if (!tarball) throw new Error(`${folder}: pnpm pack made no file.`);
  run('tar', ['-xzf', join(drop, tarball), '-C', drop], app);
  const name = folder.split('/').at(-1) ?? folder;
  mkdirSync(join(app, 'node_modules/@ministerio'), { recursive: true });
  renameSync(join(drop, 'package'), join(app, 'node_modules/@ministerio', name));
  rmSync(drop, { recursive: true });
}

/** Links what a folder of the workspace has installed, without its own packages, which come packed. */
function linkInstalled(from: string, app: string): void {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from)) {
    if (entry.startsWith('.') || entry === '@ministerio') continue;
    const names = entry.startsWith('@')
      ? readdirSync(join(from, entry)).map((one) => `${entry}/${one}`)
      : [entry];
    for (const name of names) {
      const link = join(app, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      rmSync(link, { force: true });
      symlinkSync(resolve(from, name), link, 'junction');
    }
  }
}

/**
 * Makes a small app outside of the repository that has the packed packages and the installed react.
 * @param folders - of the packages, from the repository's root
 * @returns its folder, which the caller removes
 */
export function makeOutsideApp(folders: readonly string[]): string {
  const app = mkdtempSync(join(tmpdir(), 'ministerio-app-'));
  cpSync(TEMPLATE, app, { recursive: true });
  linkInstalled('node_modules', app);
  for (const folder of folders) linkInstalled(`${folder}/node_modules`, app);
  for (const folder of folders) installPacked(resolve(folder), app);
  return app;
}
