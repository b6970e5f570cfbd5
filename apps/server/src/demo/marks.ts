import {
  addDays,
  churchClock,
  churchDayStart,
  mondayOf,
  weekdayOf,
  weeksMissed,
} from '@ministerio/contract/domain';
import { demoAportes } from './sample-data.ts';

export interface DemoMark {
  /** Index in the list of people. */
  readonly person: number;
  /** YYYY-MM-DD and HH:MM:SS in the church's zone. */
  readonly date: string;
  readonly time: string;
  readonly markedMs: number;
  /** Metres north and east of the church for a mark by position; null for one by number. */
  readonly offset: readonly [north: number, east: number] | null;
  readonly aporte: string | null;
}

const WEEKS = 8;
const SATURDAY = 6;
const SUNDAY = 0;
/** Days on which only those of the intercession come, Wednesday and Friday. */
const FASTING: readonly number[] = [3, 5];
/** Hours of the ministries' Saturdays, before they begin; by the order of the sample's ministries. */
const SATURDAY_HOURS = [16, 18, 8, 15];
const SUNDAY_HOUR = 8;
const INTERCESSION = 2;

/** Place of a person's ministry among the sample's. */
const ministryOf = (person: number) => person % SATURDAY_HOURS.length;
/** Missing people who can be written to: an adult, and a minor by the family. */
export const MISSING_ADULT = 6;
export const MISSING_MINOR = 15;
/** People who no longer come, with the whole weeks they have missed. */
const GONE: ReadonlyMap<number, number> = new Map([
  [MISSING_ADULT, 3],
  [MISSING_MINOR, 5],
]);
/** The person with a first attendance this week. */
const NEWCOMER = 22;
/** Newcomers of the last Saturday but one, who never came again. */
const NEW_SINCE = 13;
/** Person who came back on the last Saturday, after so many days. */
const RETURNED = 10;
const RETURNED_AFTER = 28;

/**
 * Attendance at the meetings of the last weeks before today, on some days more than on others. Deterministic: the same
 * day gives the same marks.
 * @param people - number of people.
 * @param nowMs - UTC milliseconds.
 */
export function demoMarks(people: number, nowMs: number, timeZone: string): DemoMark[] {
  const { date: today } = churchClock(nowMs, timeZone);
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(today, -1 - index));
  return days
    .filter((date) => [SATURDAY, SUNDAY, ...FASTING].includes(weekdayOf(date)))
    .flatMap((date, day) =>
      Array.from({ length: people }, (_, person) => person)
        .filter((person) => comes(person, date, day, today))
        .map((person) => markOf(person, date, day, timeZone)),
    );
}

function comes(person: number, date: string, day: number, today: string): boolean {
  const lastSaturday = addDays(mondayOf(addDays(today, -6)), 5);
  if (person === NEW_SINCE) return date === addDays(lastSaturday, -7);
  if (person === RETURNED && date > addDays(lastSaturday, -RETURNED_AFTER)) return date === lastSaturday;
  // Most people come on most weekends, and some weekends have more people.
  return mayCome(person, date, today) && mixed(person, day) % 100 <= 58 + ((day * 7) % 25);
}

function mayCome(person: number, date: string, today: string): boolean {
  if (FASTING.includes(weekdayOf(date)) && ministryOf(person) !== INTERCESSION) return false;
  if (person === NEWCOMER) return mondayOf(date) === mondayOf(today);
  return weeksMissed(date, today) >= (GONE.get(person) ?? 0);
}

function markOf(person: number, date: string, day: number, timeZone: string): DemoMark {
  const hour = weekdayOf(date) === SATURDAY ? (SATURDAY_HOURS[ministryOf(person)] ?? 0) : SUNDAY_HOUR;
  const chance = mixed(person, day);
  const minute = 20 + (chance % 35);
  const time = `${pad(hour)}:${pad(minute)}:${pad(mixed(day, person) % 60)}`;
  const alone = chance % 3 === 0;
  return {
    person,
    date,
    time,
    markedMs: churchDayStart(date, timeZone) + Date.parse(`1970-01-01T${time}Z`),
    offset: alone ? [(chance % 120) - 60, (mixed(chance, 7) % 120) - 60] : null,
    aporte: chance % 3 === 1 ? (demoAportes[chance % demoAportes.length] ?? null) : null,
  };
}

/** A hash of two numbers, for sample data that is the same at every start of a demonstration. */
function mixed(a: number, b: number): number {
  return ((Math.imul(a + 1, 2_654_435_761) ^ Math.imul(b + 11, 1_597_334_677)) >>> 7) % 9973;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
