import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command and waits for it.
 * @throws Error with all that it printed, when it failed.
 */
export async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += String(chunk);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${printed}`);
}
