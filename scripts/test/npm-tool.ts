import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../command.mjs';

/**
 * Installs a program that travels in an npm package, apart from the workspace's dependencies.
 * @param home - a folder of its own; made where it is missing.
 * @param name - the package with its version.
 * @returns whether it is there.
 */
export function installTool(home: string, name: string): boolean {
  const manifest = join(home, 'package.json');
  mkdirSync(home, { recursive: true });
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}\n');
  const words = ['install', '--prefix', home, '--no-audit', '--no-fund', '--loglevel', 'error', name];
  const { file, args, shell } = commandOf('npm', words);
  const { status } = spawnSync(file, args, { stdio: 'inherit', shell });
  return status === 0;
}
