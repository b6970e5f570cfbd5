import { describe, expect, it } from 'vitest';
import { checkMark, locate } from './mark-attempt.ts';

const area = { point: { latitude: -17.8132, longitude: -63.1804 }, radiusMetres: 200 };
const at = (latitude: number, longitude: number, accuracyMetres: number | null = 10) =>
  locate({ position: { latitude, longitude }, accuracyMetres, takenAtMs: 0 }, area);

describe('the checks before anything is sent', () => {
  it('asks for the token first, even without a position', () => {
    expect(checkMark(false, null, area)).toEqual({ blockedReason: { kind: 'no-token' } });
    expect(checkMark(false, at(0, 0), area)).toEqual({ blockedReason: { kind: 'no-token' } });
  });

  it('then for the position', () => {
    expect(checkMark(true, null, area)).toEqual({ blockedReason: { kind: 'no-position' } });
  });

  it.each([
    ['199.9 m north', -17.8114023, -63.1804, true],
    ['199.9 m east', -17.8132, -63.1785117, true],
    ['200.1 m north', -17.8114005, -63.1804, false],
    ['200.1 m east', -17.8132, -63.1785098, false],
  ])('then for the distance: %s', (_, latitude, longitude, accepted) => {
    const located = at(latitude, longitude);
    expect(checkMark(true, located, area)).toEqual(
      accepted ? { located } : { blockedReason: { kind: 'too-far' } },
    );
  });

  it('never widens the radius by a claimed accuracy', () => {
    expect(checkMark(true, at(-17.8114005, -63.1804, 5_000), area)).toEqual({
      blockedReason: { kind: 'too-far' },
    });
  });
});
