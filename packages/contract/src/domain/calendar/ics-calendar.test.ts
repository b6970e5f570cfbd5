import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Calendar, type CalendarEvent, firstDayOn, writeCalendar } from './ics-calendar.ts';

const service: CalendarEvent = {
  uid: 'servicio@iglesia',
  title: 'Segundo servicio',
  when: { weekdays: [0], start: '08:30', end: '10:30' },
};

const calendar = (changes: Partial<Calendar>): Calendar => ({
  name: 'Reuniones',
  description: 'Todas, cada semana',
  timeZone: 'America/La_Paz',
  since: '2026-11-16',
  revision: { sequence: 3, changedMs: Date.UTC(2026, 10, 12, 14, 5, 9, 300) },
  events: [service],
  ...changes,
});

/** Reads a calendar as a phone would: its zones first, then every event. */
function read(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The first times at which an event begins, as instants. */
function starts(text: string, count: number): string[] {
  const [event] = read(text);
  const next = event?.iterator();
  return Array.from({ length: count }, () => next?.next()?.toJSDate().toISOString() ?? '');
}

describe('weekly events', () => {
  it.each([
    ['America/La_Paz', 'has no summer time', ['2026-11-22T12:30', '2026-11-29T12:30', '2026-12-06T12:30']],
    ['Asia/Kolkata', 'is half an hour off', ['2026-11-22T03:00', '2026-11-29T03:00', '2026-12-06T03:00']],
    ['UTC', 'needs no zone', ['2026-11-22T08:30', '2026-11-29T08:30', '2026-12-06T08:30']],
  ])('in %s, which %s', (timeZone, _, expected) => {
    expect(starts(writeCalendar(calendar({ timeZone })), 3)).toEqual(expected.map((at) => `${at}:00.000Z`));
  });

  it.each([
    ['Europe/Madrid', '2027-03-15', ['2027-03-21T07:30', '2027-03-28T06:30', '2027-04-04T06:30']],
    ['Europe/Madrid', '2028-10-16', ['2028-10-22T06:30', '2028-10-29T07:30', '2028-11-05T07:30']],
    ['America/Santiago', '2026-08-31', ['2026-09-06T11:30', '2026-09-13T11:30']],
    ['America/New_York', '2030-10-28', ['2030-11-03T13:30', '2030-11-10T13:30']],
  ])('keep their hour on the wall in %s when clocks move after %s', (timeZone, since, expected) => {
    const text = writeCalendar(calendar({ timeZone, since }));
    expect(starts(text, expected.length)).toEqual(expected.map((at) => `${at}:00.000Z`));
  });

  it('begin on the first of their days and name each once', () => {
    const fasting = { weekdays: [6, 1, 2, 3, 4, 5, 1], start: '09:00', end: '13:00' };
    const text = writeCalendar(calendar({ since: '2026-11-22', events: [{ ...service, when: fasting }] }));
    expect(text).toContain('DTSTART;TZID=America/La_Paz:20261123T090000\r\n');
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA\r\n');
    expect(starts(text, 7).at(-1)).toBe('2026-11-30T13:00:00.000Z');
  });

  it('end on the next day where they go past midnight', () => {
    const vigil = { ...service, when: { weekdays: [5], start: '22:00', end: '02:00' } };
    const [event] = read(writeCalendar(calendar({ events: [vigil] })));
    expect(event?.duration.toSeconds()).toBe(4 * 3600);
  });
});

describe('changed dates of a weekly event', () => {
  const fasting: CalendarEvent = {
    ...service,
    place: 'Templo',
    when: { weekdays: [1, 2, 3, 4, 5, 6], start: '09:00', end: '13:00' },
  };
  const withChanges = (changes: CalendarEvent['changes'], more: Partial<Calendar> = {}) =>
    writeCalendar(calendar({ ...more, events: [{ ...fasting, ...(changes ? { changes } : {}) }] }));

  /** Begin, end and place of the first occurrences, as a phone shows them. */
  function occurrences(text: string, count: number): string[] {
    const [main, ...changed] = read(text);
    for (const one of changed) main?.relateException(one);
    const next = main?.iterator();
    return Array.from({ length: count }, () => {
      const time = next?.next();
      if (!time || !main) return '';
      const { startDate, endDate, item } = main.getOccurrenceDetails(time);
      return `${startDate.toString().slice(0, 16)} ${endDate.toString().slice(5, 16)} ${item.location}`;
    });
  }

  it('are left out where they are suspended, and have their new hours where they are moved', () => {
    const text = withChanges([
      {
        date: '2026-11-19',
        moved: { start: '22:00', end: '01:00', place: 'Salón 2', description: 'Vigilia' },
      },
      { date: '2026-11-17', moved: null },
      { date: '2026-11-20', moved: { start: '10:00', end: '12:00' } },
    ]);
    expect(occurrences(text, 5)).toEqual([
      '2026-11-16T09:00 11-16T13:00 Templo',
      '2026-11-18T09:00 11-18T13:00 Templo',
      '2026-11-19T22:00 11-20T01:00 Salón 2',
      '2026-11-20T10:00 11-20T12:00 Templo',
      '2026-11-21T09:00 11-21T13:00 Templo',
    ]);
    expect(text).toContain('EXDATE;TZID=America/La_Paz:20261117T090000\r\n');
    expect(text).toContain('RECURRENCE-ID;TZID=America/La_Paz:20261119T090000\r\n');
    expect(new Set(read(text).map(({ uid }) => uid)).size).toBe(1);
    expect(read(text)[1]?.description).toBe('Vigilia');
  });

  it('keep their hour where clocks move, and in UTC', () => {
    const moved = { start: '10:00', end: '12:00' };
    for (const timeZone of ['Europe/Madrid', 'UTC']) {
      const dates = ['2027-03-27', '2027-03-29'];
      const text = withChanges(
        dates.map((date) => ({ date, moved })),
        { timeZone, since: '2027-03-27' },
      );
      expect(occurrences(text, 2)).toEqual([
        '2027-03-27T10:00 03-27T12:00 Templo',
        '2027-03-29T10:00 03-29T12:00 Templo',
      ]);
    }
  });

  it('are none on a day on which it is not held, nor before the calendar begins', () => {
    const none = [
      { date: '2026-11-22', moved: null },
      { date: '2026-11-14', moved: { start: '10:00', end: '12:00' } },
    ];
    expect(withChanges(none)).toBe(withChanges(undefined));
  });
});

it('every event says which of two is newer, also one of a moved date', () => {
  const changes = [{ date: '2026-11-22', moved: { start: '09:00', end: '11:00' } }];
  const text = writeCalendar(calendar({ events: [{ ...service, changes }] }));
  const events = read(text);
  expect(events).toHaveLength(2);
  for (const { component } of events) {
    expect(component.getFirstPropertyValue('sequence')).toBe(3);
    for (const name of ['dtstamp', 'last-modified']) {
      expect(String(component.getFirstPropertyValue(name))).toBe('2026-11-12T14:05:09Z');
    }
  }
});

describe('whole days', () => {
  const holyWeek = { ...service, when: { from: '2027-03-21', to: '2027-03-28' } };

  it('include the last one and need no zone', () => {
    const text = writeCalendar(calendar({ timeZone: 'Europe/Madrid', events: [holyWeek] }));
    const [event] = read(text);
    expect(event?.startDate.toString()).toBe('2027-03-21');
    expect(event?.endDate.toString()).toBe('2027-03-29');
    expect(text).not.toContain('VTIMEZONE');
  });
});

describe('the text', () => {
  const full: CalendarEvent = {
    ...service,
    title: 'Fe, esperanza; y «amor»\\vida',
    description: `Una línea\notra línea. ${'Ñandú y coração 🎉 '.repeat(20)}`,
    place: 'Tercer anillo, entre dos avenidas',
    point: { latitude: -17.8132, longitude: -63.1804 },
    link: `https://iglesia.example/${'x'.repeat(90)}`,
  };
  const text = writeCalendar(calendar({ name: 'Fe; y más', events: [full] }));

  it('comes back as it was written', () => {
    const [event] = read(text);
    expect(event).toMatchObject({
      uid: full.uid,
      summary: full.title,
      description: full.description,
      location: full.place,
    });
    expect(event?.component.getFirstPropertyValue('url')).toBe(full.link);
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([-17.8132, -63.1804]);
  });

  it('ends every line with CRLF, none longer than 75 bytes', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('is the same every time', () => {
    expect(writeCalendar(calendar({ name: 'Fe; y más', events: [full] }))).toBe(text);
  });

  it('holds nothing that a hostile title could break out with', () => {
    const hostile = { ...service, title: 'a\r\nEND:VEVENT\r\nBEGIN:VALARM' };
    expect(read(writeCalendar(calendar({ events: [hostile] })))).toHaveLength(1);
  });
});

describe('firstDayOn', () => {
  it.each([
    [[0], '2026-11-22', '2026-11-22'],
    [[6, 0], '2026-11-16', '2026-11-21'],
    [[1], '2026-11-17', '2026-11-23'],
    [[], '2026-11-17', '2026-11-17'],
  ])('of %o from %s is %s', (weekdays, since, date) => {
    expect(firstDayOn(weekdays, since)).toBe(date);
  });
});
