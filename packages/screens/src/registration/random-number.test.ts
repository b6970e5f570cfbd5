import { describe, expect, it } from 'vitest';
import { randomNumber } from './random-number.ts';

describe('a generated membership number', () => {
  it('has eight digits, leading zeros included', () => {
    for (let round = 0; round < 200; round += 1) expect(randomNumber()).toMatch(/^\d{8}$/);
    expect(randomNumber((bytes) => bytes.fill(0))).toBe('00000000');
  });

  it('skips the bytes that would favour some digits', () => {
    const rounds = [
      [250, 255, 7, 8, 9, 10, 251, 11],
      [12, 13, 14, 15, 16, 17, 18, 19],
    ];
    expect(randomNumber((bytes) => bytes.set(rounds.shift() ?? []))).toBe('78901234');
  });
});
