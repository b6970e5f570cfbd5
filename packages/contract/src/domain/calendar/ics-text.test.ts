import { describe, expect, it } from 'vitest';
import { escapeIcsText, foldIcsLine } from './ics-text.ts';

describe('escapeIcsText', () => {
  it.each([
    ['Fe, esperanza; amor', 'Fe\\, esperanza\\; amor'],
    ['C:\\casa', 'C:\\\\casa'],
    ['una\ndos\r\ntres\rcuatro', 'una\\ndos\\ntres\\ncuatro'],
    ['sin\u0000 control\u0007', 'sin control'],
    ['Peñaranda Núñez 🎉', 'Peñaranda Núñez 🎉'],
  ])('%o becomes %o', (text, escaped) => {
    expect(escapeIcsText(text)).toBe(escaped);
  });
});

describe('foldIcsLine', () => {
  const lengths = (line: string) =>
    foldIcsLine(line)
      .split('\r\n')
      .map((part) => Buffer.byteLength(part));

  it('leaves a line of 75 bytes as it is', () => {
    expect(foldIcsLine('x'.repeat(75))).toBe('x'.repeat(75));
  });

  it.each(['x'.repeat(300), 'ñ'.repeat(200), '🎉'.repeat(80), `SUMMARY:${'añ🎉'.repeat(60)}`])(
    'cuts no character of %s and comes back whole',
    (line) => {
      expect(Math.max(...lengths(line))).toBeLessThanOrEqual(75);
      expect(foldIcsLine(line).replaceAll('\r\n ', '')).toBe(line);
      expect(foldIcsLine(line)).not.toContain('\uFFFD');
    },
  );
});
