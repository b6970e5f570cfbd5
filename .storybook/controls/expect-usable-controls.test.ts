import { describe, expect, it } from 'vitest';
import type { ArgType } from './docgen-type.ts';
import { expectUsableControls } from './expect-usable-controls.ts';

const json = { type: 'object' } as const;
const checking =
  (argType: Omit<ArgType, 'name'>, tags = ['dev']) =>
  () =>
    expectUsableControls({ tags, argTypes: { prop: { name: 'prop', ...argType } } });

describe('controls of no use to a designer', () => {
  it.each<[string, Omit<ArgType, 'name'>]>([
    ['is simple', { type: { name: 'other', value: 'x', raw: "'a' | null" }, control: json }],
    ['is simple', { type: { name: 'enum', value: ['a'] }, control: json }],
    ['is no data', { type: { name: 'other', value: 'x', raw: '() => void' }, control: json }],
    ['is a choice without values', { control: { type: 'select' } }],
    ["has the type 'union'", { table: { type: { summary: 'union' } } }],
    ['has its @default', { description: 'Size. @default 4' }],
  ])('a prop that %s', (problem, argType) => {
    expect(checking(argType)).toThrow(`prop ${problem}`);
  });
});

it('a choice with values is fine, and so is what the sidebar does not show', () => {
  expect(checking({ control: { type: 'select' }, options: ['a'] })).not.toThrow();
  expect(checking({ control: { type: 'select' } }, [])).not.toThrow();
});
