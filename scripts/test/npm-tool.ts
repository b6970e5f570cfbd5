import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const args = ['install', '--prefix', home, '--no-audit', '--no-fund', '--loglevel', 'error', name];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}
