import { describe, expect, it } from 'vitest';
import { doorName, hadNoSignal, takenMs, writeDoorName } from './door-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const receivedMs = 1_000_000 * HOUR;
const free = { receivedMs, enrolledMs: null, endsMs: null };

describe('takenMs', () => {
  it.each([
    ['just typed', 0, receivedMs],
    ['an hour old', HOUR, receivedMs - HOUR],
    ['36 hours old', 36 * HOUR, receivedMs - 36 * HOUR],
    ['older', 36 * HOUR + 1, null],
    ['two minutes ahead', -2 * MINUTE, receivedMs + 2 * MINUTE],
    ['further ahead', -2 * MINUTE - 1, null],
    ['no time at all', Number.NaN, null],
  ])('a mark that is %s', (_age, age, expected) => {
    for (const clock of [receivedMs, receivedMs + 48 * HOUR, 0]) {
      expect(takenMs({ ...free, sentMs: clock, typedMs: clock - age })).toBe(expected);
    }
  });

  it('is neither before the inscription nor after its end', () => {
    const at = (age: number, span: object) => takenMs({ ...free, sentMs: 0, typedMs: -age, ...span });
    expect(at(HOUR, { enrolledMs: receivedMs - HOUR })).toBe(receivedMs - HOUR);
    expect(at(HOUR, { enrolledMs: receivedMs - HOUR + 1 })).toBeNull();
    expect(at(HOUR, { endsMs: receivedMs - HOUR })).toBe(receivedMs - HOUR);
    expect(at(HOUR, { endsMs: receivedMs - HOUR - 1 })).toBeNull();
  });
});

it('a mark had no signal where it came more than two hours late', () => {
  expect(hadNoSignal(0, 2 * HOUR)).toBe(false);
  expect(hadNoSignal(0, 2 * HOUR + 1)).toBe(true);
});

it.each([
  ['Ana María', 'Rojas', false, 'Ana R.'],
  [' José  Luis ', 'ñuflo', false, 'José Ñ.'],
  ['Luz', 'A\u0301vila', false, 'Luz Á.'],
  ['Teo', 'Vaca', true, 'Teo'],
])('%s %s is named by first name and initial', (nombre, apellido, isMinor, expected) => {
  expect(writeDoorName(doorName(nombre, apellido, isMinor))).toBe(expected);
});
