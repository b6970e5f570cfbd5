import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cspSafe } from '../vite-csp.js';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(path, 'utf8');

it('finds and empties the style injection of the installed sonner', () => {
  const id = require.resolve('sonner').replace(/index\.js$/, 'index.mjs');
  const transform = cspSafe.plugins.find(({ name }) => name.endsWith('sonner-without-injection'))?.transform;
  if (typeof transform !== 'function') throw new Error('The plugin has no transform function.');
  const result = transform.call(
    { error: (message: string) => expect.unreachable(message) } as never,
    read(id),
    id,
  );
  expect(result).toMatchObject({ code: expect.stringContaining('function __insertCSS() {}') });
  expect(JSON.stringify(result)).not.toContain("createElement('style')");
});

it('stands in for a react-style-singleton that radix still loads', () => {
  const umbrella = createRequire(require.resolve('radix-ui'));
  const dropdown = createRequire(umbrella.resolve('@radix-ui/react-dropdown-menu'));
  const menu = createRequire(dropdown.resolve('@radix-ui/react-menu'));
  const scrollLock = createRequire(menu.resolve('react-remove-scroll'));
  expect(scrollLock.resolve('react-style-singleton')).toContain('react-style-singleton');
  expect(read(cspSafe.resolve.alias['react-style-singleton'] ?? '')).toContain(
    'export function styleSingleton',
  );
});
