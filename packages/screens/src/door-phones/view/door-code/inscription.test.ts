import { describe, expect, it } from 'vitest';
import { addressFault, countdown, endDays, groupedCode } from './inscription.ts';

const at = (instant: string) => endDays(Date.parse(instant), 'America/La_Paz');

describe('the end of an inscription', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', true, '2026-11-21'],
    ['2026-11-22T02:00:00.000Z', true, '2026-11-21'],
    // From here on the server takes tomorrow's.
    ['2026-11-22T02:00:01.000Z', false, '2026-11-21'],
    ['2026-11-22T03:00:00.000Z', false, '2026-11-22'],
  ])('at %s: tonight %s, first day %s', (instant, isTonight, first) => {
    expect(at(instant)).toMatchObject({ isTonight, first });
  });

  it('is 90 days away at most, counted by the clock', () => {
    expect(at('2026-11-21T12:00:00.000Z').last).toBe('2027-02-18');
  });
});

describe('a code', () => {
  it('is read in two groups of four', () => {
    expect(groupedCode('K7QM4XWD')).toBe('K7QM · 4XWD');
  });

  it.each([
    [600_000, '10:00'],
    [552_000, '9:12'],
    [59_001, '1:00'],
    [500, '0:01'],
    [-5, '0:00'],
  ])('with %s ms left counts down from %s', (ms, words) => {
    expect(countdown(ms)).toBe(words);
  });

  it.each([
    ['http://localhost:3000/puerta', 'only-here'],
    ['http://127.0.0.1:3000/puerta', 'only-here'],
    ['https://[::1]:3000/puerta', 'only-here'],
    ['https://iglesia.example/puerta', null],
    ['https://127.example/puerta', null],
    ['http://192.168.0.12:3000/puerta', 'plain-http'],
  ])('at %s: %s', (address, fault) => {
    expect(addressFault(address)).toBe(fault);
  });
});
