import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/openapi/document.ts';

const folder = dirname(fileURLToPath(import.meta.url));
/** General tests go over every endpoint and look at refusals or at the log, not at answers. */
const general = ['answer-coverage', 'audit-coverage', 'bad-input', 'policy'];

const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && !general.includes(name.replace('.test.ts', '')))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

/** A call as tests write it: the method, and the path with anything in the place of its parameters. */
function writtenCall(method: string, path: string): RegExp {
  const pattern = path
    .split('/')
    .map((part) => (part.startsWith(':') ? "(?:\\$\\{[^}]+\\}|[^/?'`$]+)" : part))
    .join('/');
  return new RegExp(`'${method}',\\s*['\`]${pattern}['\`?$]`);
}

test.each(endpoints.map(({ name, method, path }) => [name, method, path] as const))(
  '%s has a test of its answer',
  (name, method, path) => {
    const call = writtenCall(method, path);
    const isTested = sources.some((source) => call.test(source));
    expect(isTested, `Test what '${name}' answers: no file of test/api calls ${method} ${path}`).toBe(true);
  },
);
