import { type CalendarDate, calendarDate } from './calendar-date.ts';

/**
 * Easter Sunday of a Gregorian year, by the algorithm of Meeus, Jones and Butcher.
 *
 * @param year - 1583 to 9999
 */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + correction + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor(inCentury / 4) - (inCentury % 4) - moon + 32) % 7;
  const month = Math.floor((moon + weekday + 90) / 25);
  const day = (moon + weekday + month + 19) % 32;
  return calendarDate(year, month, day);
}
