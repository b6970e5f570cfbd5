import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatTime, parseTime } from './clock-time.ts';

const two = (value: number) => String(value).padStart(2, '0');

describe('parseTime', () => {
  test.each<[unknown, string]>([
    ['19:05', '19:05:00'],
    ['19:05:09', '19:05:09'],
    ['19:05:09.123', '19:05:09'],
    ['19:05:09,999999', '19:05:09'],
    [' 19:05 ', '19:05:00'],
    ['9:00', '09:00:00'],
    ['00:00', '00:00:00'],
    ['23:59:59', '23:59:59'],
    ['1905', '19:05:00'],
    ['0930', '09:30:00'],
    ['930', '09:30:00'],
    ['190509', '19:05:09'],
    ['93015', '09:30:15'],
    ['0000', '00:00:00'],
    [1905, '19:05:00'],
    [930, '09:30:00'],
    [5, '00:05:00'],
    [0, '00:00:00'],
    [93_015, '09:30:15'],
    [190_509, '19:05:09'],
    [[19, 5], '19:05:00'],
    [[19, 5, 9], '19:05:09'],
    [[19, 5, 9, 123_000_000], '19:05:09'],
    [[0, 0], '00:00:00'],
  ])('reads %j as %s', (value, time) => {
    expect(parseTime(value)).toBe(time);
  });

  test.each<[unknown]>([
    ['24:00'],
    ['24:00:00'],
    ['2400'],
    [2400],
    [[24, 0]],
    ['19:60'],
    ['19:05:60'],
    ['1960'],
    [1960],
    ['19:5'],
    ['19'],
    ['5'],
    ['1905091'],
    ['19:05Z'],
    ['19:05 PM'],
    ['7pm'],
    ['-1:30'],
    [''],
    ['ahora'],
    [null],
    [undefined],
    [false],
    [-5],
    [9.5],
    [1_000_000],
    [Number.NaN],
    [{}],
    [[]],
    [[19]],
    [['19', '05']],
    [[19, 5, 9, 0, 0]],
    [[19, 5.5]],
    [[19, -1]],
  ])('refuses %o', (value) => {
    expect(parseTime(value)).toBeNull();
  });

  it('reads every second of the day alike in each of its forms', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.nat(59), (hour, minute, second) => {
        const time = [hour, minute, second].map(two).join(':');
        for (const form of [time, `${time}.5`, time.replaceAll(':', ''), [hour, minute, second]]) {
          expect(parseTime(form)).toBe(time);
        }
        const minuteForms = [`${two(hour)}:${two(minute)}`, hour * 100 + minute, two(hour) + two(minute)];
        for (const form of minuteForms) expect(parseTime(form)).toBe(`${time.slice(0, 5)}:00`);
      }),
    );
  });

  it('never throws, and what it accepts it accepts again', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (value) => {
        const time = parseTime(value);
        expect(parseTime(time)).toBe(time);
      }),
    );
  });
});

test.each<[unknown, string]>([
  ['19:05:09', '19:05'],
  [930, '09:30'],
  [[7, 5], '07:05'],
  ['24:00', 'Hora inválida'],
  [null, 'Hora inválida'],
])('formatTime shows %j as %s', (value, shown) => {
  expect(formatTime(value)).toBe(shown);
});
