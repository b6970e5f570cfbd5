import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Builds a part in a process of its own, whose output is looked at. */
function build(code: string, quiet: boolean) {
  const part = { name: 'site', command: ['node', '-e', code], cwd: '.' };
  const file = JSON.stringify(new URL('run-part.ts', import.meta.url).href);
  const script = `const { runPart } = await import(${file});
    await runPart(${JSON.stringify(part)}, ${quiet}).catch((error) => console.log(error.message));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { stdout, stderr };
}

it('keeps to itself what a builder says', () => {
  expect(build("console.log('9 pages')", true)).toEqual({ stdout: '', stderr: '' });
});

it('shows it where it was asked for', () => {
  expect(build("console.log('9 pages')", false).stdout).toBe('9 pages\n');
});

it('shows all of it where the builder fails, and says which part could not be made', () => {
  const failing = "console.log('8:00am'); console.error('is no hour'); process.exitCode = 3";
  expect(build(failing, true)).toEqual({
    stdout: 'No se pudo construir «site» (código 3); arriba está por qué.\n',
    stderr: '8:00am\nis no hour\n',
  });
});
