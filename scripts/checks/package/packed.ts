import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** A package as another team gets it. */
export interface Packed {
  /** Name in the registry. */
  readonly name: string;
  /** File of the archive. */
  readonly tarball: string;
  /** Where it is unpacked. */
  readonly folder: string;
}

/**
 * Builds and packs a package of the workspace, and unpacks it.
 * @param source - its folder, from the repository's root.
 * @param into - folder to put the archive and its content into.
 */
export function pack(source: string, into: string): Packed {
  const { name } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { name: string };
  const drop = join(into, name);
  mkdirSync(drop, { recursive: true });
  run('pnpm', ['pack', '--pack-destination', drop], resolve(source));
  const [file] = globSync('*.tgz', { cwd: drop });
  if (!file) throw new Error(`${source}: pnpm pack made no file.`);
  run('tar', ['-xzf', file], drop);
  const folder = join(drop, 'unpacked');
  renameSync(join(drop, 'package'), folder);
  return { name, tarball: join(drop, file), folder };
}
