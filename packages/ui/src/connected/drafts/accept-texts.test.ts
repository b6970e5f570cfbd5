import { describe, expect, it } from 'vitest';
import { acceptTexts } from './accept-texts.ts';

describe('kept texts', () => {
  it.each([null, 7, [], 'text', {}, { 101: 5 }])('are not taken from %j', (stored) => {
    expect(acceptTexts(stored)).toBeNull();
  });

  it('are taken where they are texts', () => {
    expect(acceptTexts({ 101: 'Bs 5', 102: null })).toEqual({ 101: 'Bs 5' });
  });
});
