import { describe, expect, it } from 'vitest';
import { parseChoice } from './attendance-choice.ts';

describe('the kept choice of ministry and day', () => {
  it('is taken whole or not at all', () => {
    expect(parseChoice({ categoryId: '1', date: '', more: true })).toEqual({
      categoryId: '1',
      date: '',
      range: null,
    });
    expect(parseChoice({ categoryId: 1, date: '' })).toBeNull();
    expect(parseChoice(null)).toBeNull();
  });

  it.each([
    [{ from: '2026-11-01', to: '2026-11-30' }, true],
    [{ from: '2026-11-30', to: '2026-11-01' }, false],
    [{ from: '2026-11-01' }, false],
    [{ from: '20261101', to: '2026-11-30' }, false],
    [null, false],
  ])('keeps the range %j where it is one', (range, isKept) => {
    expect(parseChoice({ categoryId: '1', date: '', range })?.range).toEqual(isKept ? range : null);
  });
});
