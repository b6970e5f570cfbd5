import { describe, expect, it } from 'vitest';
import { isCurrent } from './is-current.ts';

describe('isCurrent', () => {
  it.each([
    ['/Inicio', '/Inicio', true],
    ['/Inicio', '/', true],
    ['/Inicio', '/inicio/', true],
    ['/red_joven', '/Red_joven', true],
    ['/ministerios', '/Inicio', false],
    ['/ministerios', '/ministerios-de-otra', false],
  ])('entry %s on page %s: %s', (entry, page, current) => {
    expect(isCurrent(entry, page)).toBe(current);
  });
});
