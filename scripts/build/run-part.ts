import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandOf } from '../command.mjs';
import type { Part } from './parts.ts';

/**
 * Builds one part.
 * @param quiet - hides the builder's output, unless it fails.
 * @throws Error that names the part; the builder's own output precedes it.
 */
export async function runPart(
  { name, command, cwd }: Pick<Part, 'name' | 'command' | 'cwd'>,
  quiet: boolean,
) {
  const [program, ...words] = command;
  const { file, args, shell } = commandOf(program, words);
  const child = spawn(file, args, {
    cwd,
    shell,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error(`No se pudo construir «${name}» (código ${code}); arriba está por qué.`);
}
