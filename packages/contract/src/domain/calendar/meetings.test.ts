import { describe, expect, it, test } from 'vitest';
import { weekdayName } from './calendar-date.ts';
import { describeNext, type Meeting, meetingOfDay, meetingsNow, nextMeeting } from './meetings.ts';

const youth = { id: 'jovenes', titulo: 'Red de Jovenes', dias: [6], inicio: '19:00', fin: '21:00' };
const teens = {
  id: 'adolescentes',
  titulo: 'Red de Adolescentes',
  dias: [6],
  inicio: '17:00',
  fin: '19:00',
};
const fasting = { id: 'ayuno', titulo: 'Ayuno', dias: [1, 2, 3, 4, 5, 6], inicio: '09:00', fin: '13:00' };
const sunday = { id: 'culto', titulo: 'Culto general', dias: [0], inicio: '06:30', fin: '08:30' };
const vigil = { id: 'vigilia', titulo: 'Vigilia', dias: [5], inicio: '22:00', fin: '02:00' };
const all: readonly Meeting[] = [youth, teens, fasting, sunday];

/** 2026-09-26 is a Saturday. */
const saturday = (time: string) => ({ date: '2026-09-26', time, weekday: 6 });
const friday = (time: string) => ({ date: '2026-09-25', time, weekday: 5 });

describe('meetingsNow', () => {
  test.each([
    ['16:59:59', []],
    ['17:00:00', ['adolescentes']],
    ['18:59:59', ['adolescentes']],
    ['19:00:00', ['jovenes']],
    ['21:00:00', []],
    ['10:00:00', ['ayuno']],
  ])('on Saturday at %s: %j', (time, ids) => {
    expect(meetingsNow(all, saturday(time)).map(({ id }) => id)).toEqual(ids);
  });

  it('does not carry an evening over into the next morning', () => {
    expect(meetingsNow([youth], { date: '2026-09-27', time: '10:00:00', weekday: 0 })).toEqual([]);
  });

  test.each([
    [friday('21:59:59'), 0],
    [friday('23:59:59'), 1],
    [saturday('00:00:00'), 1],
    [saturday('01:59:59'), 1],
    [saturday('02:00:00'), 0],
    [saturday('22:30:00'), 0],
  ])('follows a vigil past midnight: %j', (clock, count) => {
    expect(meetingsNow([vigil], clock)).toHaveLength(count);
  });
});

describe('meetingOfDay', () => {
  test.each([
    ['08:00:00', 'ayuno'],
    ['10:00:00', 'ayuno'],
    ['13:00:00', 'adolescentes'],
    ['18:59:59', 'adolescentes'],
    ['19:00:00', 'jovenes'],
    ['22:30:00', 'jovenes'],
  ])('on Saturday at %s it is %s', (time, id) => {
    expect(meetingOfDay(all, saturday(time))).toMatchObject({ id });
  });

  it('is none where it is suspended, or on a day without one', () => {
    const changes = [{ reunion: 'jovenes', fecha: '2026-09-26', inicio: null, fin: null }];
    expect(meetingOfDay([youth], saturday('19:30:00'), changes)).toBeNull();
    expect(meetingOfDay([youth], friday('19:30:00'))).toBeNull();
  });

  it('says the hours of a moved one', () => {
    const changes = [{ reunion: 'jovenes', fecha: '2026-09-26', inicio: '18:00', fin: '20:00' }];
    expect(meetingOfDay([youth], saturday('20:30:00'), changes)).toMatchObject({ inicio: '18:00' });
  });
});

describe('nextMeeting', () => {
  test.each([
    [saturday('08:00:00'), 'ayuno', '2026-09-26', 0, 'hoy 09:00'],
    [saturday('09:00:30'), 'adolescentes', '2026-09-26', 0, 'hoy 17:00'],
    [saturday('18:59:59'), 'jovenes', '2026-09-26', 0, 'hoy 19:00'],
    [saturday('19:00:00'), 'culto', '2026-09-27', 1, 'mañana 06:30'],
  ])('at %j it is %s', (clock, id, date, daysAhead, said) => {
    const next = nextMeeting(all, clock);
    expect(next).toMatchObject({ meeting: { id }, date, daysAhead });
    expect(next && describeNext(next)).toBe(said);
  });

  test.each([
    [
      'one that is suspended is passed over',
      { inicio: null, fin: null },
      '2026-10-03',
      'sábado próximo 19:00',
    ],
    [
      'one that is moved is said with its hours',
      { inicio: '20:00', fin: '22:00' },
      '2026-09-26',
      'hoy 20:00',
    ],
    [
      'one that was brought forward is over',
      { inicio: '10:00', fin: '11:00' },
      '2026-10-03',
      'sábado próximo 19:00',
    ],
  ])('%s', (_, moved, date, said) => {
    const changes = [{ reunion: 'jovenes', fecha: '2026-09-26', ...moved }];
    const next = nextMeeting([youth], saturday('12:00:00'), changes);
    expect(next?.date).toBe(date);
    expect(next && describeNext(next)).toBe(said);
  });

  it('looks beyond a week where every date of it is suspended', () => {
    const changes = ['2026-09-26', '2026-10-03'].map((fecha) => ({
      reunion: 'jovenes',
      fecha,
      inicio: null,
      fin: null,
    }));
    const next = nextMeeting([youth], saturday('12:00:00'), changes);
    expect(next).toMatchObject({ date: '2026-10-10', daysAhead: 14 });
    expect(next && describeNext(next)).toBe('sábado 10-10 19:00');
  });

  it('names the weekday when it is days away, across a month and a year', () => {
    const next = nextMeeting([youth], { date: '2026-12-28', time: '10:00:00', weekday: 1 });
    expect(next).toMatchObject({ date: '2027-01-02', weekday: 6, daysAhead: 5 });
    expect(next && describeNext(next)).toBe('sábado 19:00');
  });

  it('tells a week from today apart from today', () => {
    const next = nextMeeting([youth], saturday('19:00:00'));
    expect(next).toMatchObject({ date: '2026-10-03', weekday: 6, daysAhead: 7 });
    expect(next && describeNext(next)).toBe('sábado próximo 19:00');
  });

  it('takes the first given of two that start together', () => {
    const twin = { ...youth, id: 'otra' };
    expect(nextMeeting([twin, youth], saturday('12:00:00'))?.meeting.id).toBe('otra');
  });

  it('is nothing without meetings or without weekdays', () => {
    expect(nextMeeting([], saturday('12:00:00'))).toBeNull();
    expect(nextMeeting([{ ...youth, dias: [] }], saturday('12:00:00'))).toBeNull();
  });
});

test.each([
  [0, 'domingo'],
  [3, 'miércoles'],
  [6, 'sábado'],
  [7, ''],
  [-1, ''],
])('weekday %i is %j', (weekday, name) => {
  expect(weekdayName(weekday)).toBe(name);
});
