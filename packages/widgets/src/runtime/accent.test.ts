import { expect, test } from 'vitest';
import { applyAccent, luminance } from './accent.ts';

function colored(accent: string | undefined): Map<string, string> {
  const set = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => void set.set(name, value) };
  applyAccent({ style } as unknown as HTMLElement, accent);
  return set;
}

test.each([
  ['#000', 0],
  ['#fff', 1],
  ['#ffffff', 1],
  ['#ff0000', 0.2126],
  ['#808080', 0.2159],
])('%s is as light as %d', (hex, light) => {
  expect(luminance(hex)).toBeCloseTo(light, 3);
});

test('text on every accent stands out at least 4.5 to 1', () => {
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 51) {
        const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        const text = luminance(colored(hex).get('--color-on-action') ?? '');
        const [dark, light] = [text, luminance(hex)].sort((a, b) => a - b);
        expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05), hex).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('without an accent the theme has its own colours back', () => {
  expect([...colored(undefined).values()].every((value) => value === '')).toBe(true);
});
