import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { remedies } from './remedies.ts';
import { steps } from './steps.ts';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Programs that `npx` starts here. */
const programs = ['node', 'vitest', 'tsc', 'stylelint', 'playwright'];
/** Words of a `package.json`, and a file that each folder has. */
const everywhere = ['exports', 'files', 'limitKb', 'todo', 'documentation.ts', 'keyboard.md'];

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

it('every step has its remedy, and every remedy its step', () => {
  expect(Object.keys(remedies).sort()).toEqual(steps.map(({ name }) => name).sort());
});

describe('a remedy names a command or a file that exists', () => {
  it.each(Object.entries(remedies))('%s', (_, remedy) => {
    const named = quoted(remedy);
    expect(named).not.toEqual([]);
    for (const code of named) {
      const [program, command = '', ...words] = code.split(' ');
      if (program === 'npm') expect(Object.keys(scripts)).toContain(command === 'run' ? words[0] : command);
      else if (program === 'npx') expect(programs).toContain(command);
      else if (!everywhere.includes(code)) expect(existsSync(code), code).toBe(true);
      const paths = words.filter((word) => /^[\w.-]+(\/[\w.-]+)+$/.test(word));
      for (const path of paths) expect(existsSync(path), path).toBe(true);
    }
  });
});
