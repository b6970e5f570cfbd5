import { describe, expect, it } from 'vitest';
import { noDrafts, withDraft } from './stored-input.ts';

describe('unsaved contributions', () => {
  it('are kept by record and forgotten once they are empty', () => {
    const typed = withDraft(withDraft(noDrafts, '101', 'Bs 5'), '102', 'Bs 7');
    expect(typed).toEqual({ 101: 'Bs 5', 102: 'Bs 7' });
    expect(withDraft(typed, '101', '')).toEqual({ 102: 'Bs 7' });
  });

  it('are nothing worth keeping when the last one is gone', () => {
    expect(withDraft({ 101: 'x' }, '101', '')).toBe(noDrafts);
  });
});
