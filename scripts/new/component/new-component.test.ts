import { describe, expect, it } from 'vitest';
import { componentName, pageTitle, storyTitle, type Wanted } from './names.ts';
import { readWanted } from './new-component.ts';
import { filesOf } from './templates.ts';

const card: Wanted = { name: 'welcome-card', layer: 'composed', area: 'member' };
const dot: Wanted = { name: 'dot', layer: 'primitives', area: 'public' };

describe('command line', () => {
  it('takes composed components of the public pages where nothing else is said', () => {
    expect(readWanted(['welcome-card'])).toEqual({ ...card, area: 'public' });
    expect(readWanted(['dot', '--layer', 'primitives'])).toEqual(dot);
  });

  it.each([
    [[], 'kebab-case'],
    [['WelcomeCard'], 'kebab-case'],
    [['../elsewhere'], 'kebab-case'],
    [['welcome-card', 'second'], 'kebab-case'],
    [['welcome-card', '--layer', 'connected'], '--layer is one of composed, primitives'],
    [['welcome-card', '--area', 'moon'], '--area is one of'],
  ])('%j is refused', (args, message) => {
    expect(() => readWanted(args)).toThrow(message);
  });
});

it('names things as the neighbours are named', () => {
  expect(componentName('welcome-card')).toBe('WelcomeCard');
  expect(pageTitle('welcome-card')).toBe('Welcome card');
  expect(storyTitle(card)).toBe('Composed/Member/Welcome card');
  expect(storyTitle(dot)).toBe('Primitives/Dot');
});

describe('files', () => {
  it('has component, styles, stories and its usage page', () => {
    expect(Object.keys(filesOf(card)).map((path) => path.split('/').at(-1))).toEqual([
      'welcome-card.tsx',
      'welcome-card.module.css',
      'welcome-card.stories.tsx',
      'welcome-card.mdx',
    ]);
    expect(Object.keys(filesOf(dot)).at(-1)).toBe('packages/ui/src/primitives/dot/dot.mdx');
  });

  it.each([card, dot])('has a picture of its first story: $name', (wanted) => {
    const stories = Object.entries(filesOf(wanted)).find(([path]) => path.includes('.stories.'));
    expect(stories?.[1]).toContain("tags: ['picture']");
  });

  it('stays in the layer of its ring', () => {
    expect(filesOf(dot)['packages/ui/src/primitives/dot/dot.module.css']).toContain('@layer primitives');
    expect(filesOf(card)['packages/ui/src/composed/welcome-card/welcome-card.module.css']).toContain(
      '@layer composed',
    );
  });
});
