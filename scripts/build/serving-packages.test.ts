import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parts } from './parts.ts';

it.each(parts)(
  '$name is built by packages that a first start installs, without devDependencies',
  ({ cwd }) => {
    const { devDependencies = {} } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
    expect(Object.keys(devDependencies).filter((name) => name.startsWith('@ministerio/'))).toEqual([]);
  },
);
