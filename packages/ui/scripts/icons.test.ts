import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { outlineOf } from './icon-outline.ts';
import { iconPathsSource } from './icons.ts';

describe('an outline of shapes', () => {
  it.each([
    ['keeps a path', [['path', { d: 'M5 12h14' }]], 'M5 12h14'],
    [
      'makes a relative start absolute and keeps its lines relative',
      [['path', { d: 'm12 19-7-7 7-7' }]],
      'M12 19l-7-7 7-7',
    ],
    [
      'splits numbers at a second point',
      [['path', { d: 'm6.134 14.768.866-.5 2 3.464' }]],
      'M6.134 14.768l.866-.5 2 3.464',
    ],
    ['draws a circle', [['circle', { cx: '12', cy: '12', r: '3' }]], 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'],
    ['draws a line', [['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]], 'M1 2L3 4'],
    ['draws a rectangle', [['rect', { x: '1', y: '2', width: '8', height: '6' }]], 'M1 2h8v6h-8v-6z'],
    [
      'rounds its corners',
      [['rect', { x: '0', y: '0', width: '4', height: '4', rx: '1' }]],
      'M1 0h2a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
    ],
    ['closes a polygon', [['polygon', { points: '1 1 2 2 3 1' }]], 'M1 1 2 2 3 1z'],
  ] as const)('%s', (_name, shapes, path) => {
    expect(outlineOf(shapes)).toBe(path);
  });

  it('says which shape it cannot draw', () => {
    expect(() => outlineOf([['text', {}]])).toThrow('<text>');
  });
});

describe('icon-paths.ts', () => {
  it('is what the script makes of the icon packages', async () => {
    const written = new URL('../src/primitives/icon/generated/icon-paths.ts', import.meta.url);
    expect(await readFile(written, 'utf8')).toBe(await iconPathsSource());
  });
});
