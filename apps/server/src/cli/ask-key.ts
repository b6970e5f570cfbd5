import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../start-error.ts';

/**
 * The key of the printed page: from a file, or typed, without showing it on a terminal. It is kept nowhere.
 * @param file - null to ask.
 * @throws StartError
 */
export async function askKey(file: string | undefined): Promise<string> {
  if (file !== undefined) {
    try {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.find((line) => /^\s*AGE-SECRET-KEY-1/i.test(line)) ?? '';
    } catch {
      throw new StartError(`No se puede leer ${file}.`);
    }
  }
  process.stderr.write('Clave de la página impresa (no se ve mientras la escribes): ');
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: muted,
    terminal: process.stdin.isTTY === true,
  });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
