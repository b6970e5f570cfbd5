import { expect, it } from 'vitest';
import { effectsOf } from './what-changed.ts';

it.each([
  ['apps/server/src/routes/users/read-users.ts', { server: true, colours: false }],
  ['packages/contract/src/endpoints/users.ts', { server: true, colours: false }],
  ['packages/content/src/palette.ts', { server: true, colours: true }],
  ['packages/ui/src/tokens/themes.ts', { server: false, colours: true }],
  ['packages/ui/src/rosette/emblem/drawings/youth.ts', { server: false, colours: true }],
  ['packages/ui/src/tokens/w3c/write-tokens.ts', { server: false, colours: true }],
  ['packages/ui/src/tokens/generated/tokens.ts', { server: false, colours: false }],
  ['packages/ui/src/composed/hero/hero.tsx', { server: false, colours: false }],
  ['apps/server/src/http/undeclared-fields.test.ts', { server: false, colours: false }],
])('a change of %s has effects beside the pages', (path, effects) => {
  expect(effectsOf(`/repository/${path}`, '/repository')).toEqual(effects);
});
