import { church, ministries, openMeetings, schedules, unscheduled } from '@ministerio/content';
import { activityDays, activityTimes, defaultContent, defaultDocuments } from '@ministerio/content/site';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarFiles } from '../../src/calendar/calendar-files.ts';
import { testClock } from '../clock.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ publicUrl: 'https://iglesia.example' });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

/** The events of a calendar, read as a phone would. */
function eventsOf(text: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The properties by which calendars compare two events with one uid (RFC 5546, 2.1.5). */
function revisionOf(event: ICAL.Event | undefined) {
  const { component } = event ?? {};
  return {
    sequence: Number(component?.getFirstPropertyValue('sequence')),
    stamp: String(component?.getFirstPropertyValue('dtstamp')),
    modified: String(component?.getFirstPropertyValue('last-modified')),
  };
}

const startOf = (event: ICAL.Event | undefined) => event?.startDate.toJSDate().toISOString();

describe('/calendario.ics', () => {
  test('holds every meeting that anyone may come to, on the hours of La Paz', async () => {
    const answer = await get('/calendario.ics');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const events = eventsOf(answer.body);
    expect(events).toHaveLength(openMeetings.length);
    const youth = events.find(({ summary }) => summary.startsWith('Red de Jovenes'));
    // The test's clock stands on Saturday the 26th of September: 19:00 there is 23:00 UTC.
    expect(startOf(youth)).toBe('2026-09-26T23:00:00.000Z');
    expect(youth?.isRecurring()).toBe(true);
    expect(youth?.location).toContain('Tercer anillo Externo');
    expect(youth?.component.getFirstPropertyValue('url')).toBe('https://iglesia.example/ministerios#jovenes');
  });

  test('invites nobody to what is for members, to an office, or to what has no weekday', async () => {
    const { body } = await get('/calendario.ics');
    for (const { titulo } of [
      ...unscheduled,
      ...schedules.filter((entry) => !openMeetings.includes(entry)),
    ]) {
      expect(body).not.toContain(titulo);
    }
  });

  test('has identifiers that stay the same from week to week', async () => {
    const uids = async () => eventsOf((await get('/calendario.ics')).body).map(({ uid }) => uid);
    const before = await uids();
    expect(await uids()).toEqual(before);
    server.clock.set('2026-09-26T23:30:00Z');
    expect(new Set(before).size).toBe(before.length);
  });

  test('is sent once, and again when the week has changed', async () => {
    const { etag } = (await get('/calendario.ics')).headers;
    const known = { 'if-none-match': String(etag) };
    expect((await get('/calendario.ics', known)).statusCode).toBe(304);
    server.clock.advance(7 * 86_400_000);
    expect((await get('/calendario.ics', known)).statusCode).toBe(200);
    server.clock.set('2026-09-26T23:30:00Z');
    expect((await get('/calendario.ics', known)).statusCode).toBe(304);
  });

  test('begins with the running week', async () => {
    const [service] = eventsOf((await get('/calendario/reunion/servicio-0630.ics')).body);
    expect(startOf(service)).toBe('2026-09-27T10:30:00.000Z');
  });

  test('travels compressed', async () => {
    const { headers } = await get('/calendario.ics', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('/calendario/…', () => {
  test.each(ministries.map(({ id }) => id))('%s: the ministry’s own meetings, if it has any', async (id) => {
    const own = schedules.filter(({ ministryId }) => ministryId === id);
    const answer = await get(`/calendario/${id}.ics`);
    expect(answer.statusCode).toBe(own.length > 0 ? 200 : 404);
    if (own.length > 0) expect(eventsOf(answer.body)).toHaveLength(own.length);
  });

  test('says who a members’ meeting is for', async () => {
    const [event] = eventsOf((await get('/calendario/intercesion.ics')).body);
    expect(event?.description).toBe('Solo miembros');
  });

  test('an activity that is a weekly meeting is the same event as the meeting', async () => {
    const [activity] = eventsOf((await get('/calendario/actividad/servicio-juvenil.ics')).body);
    const [meeting] = eventsOf((await get('/calendario/reunion/jovenes.ics')).body);
    expect(activity?.uid).toBe(meeting?.uid);
    expect(startOf(activity)).toBe(startOf(meeting));
  });

  test('Semana Santa goes from Palm Sunday to Easter Sunday', async () => {
    const [event] = eventsOf((await get('/calendario/actividad/semana-santa.ics')).body);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-03-21', '2027-03-29']);
  });

  test.each([
    '/calendario/actividad/epistolas-de-la-prision.ics',
    '/calendario/reunion/oficina.ics',
    '/calendario/reunion/escuela-de-vida-tarde.ics',
    '/calendario/nada.ics',
    '/calendario/__proto__.ics',
    '/calendario/',
    '/calendario',
  ])('%s is a 404', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

test('another church, where clocks move, keeps its hours on the wall', () => {
  const site = { ...defaultContent, church: { ...church, timeZone: 'Europe/Madrid' } };
  const files = calendarFiles(() => ({ site, etag: '' }), testClock('2027-03-24T12:00:00Z'), null);
  const text =
    files
      .find('/calendario/reunion/jovenes.ics', { sequence: 0, changedMs: 0 })
      ?.bodies.identity.toString() ?? '';
  const times = eventsOf(text)[0]?.iterator();
  const next = () => times?.next()?.toJSDate().toISOString();
  // Saturday 19:00, the night before clocks go forward, and a week later.
  expect([next(), next()]).toEqual(['2027-03-27T18:00:00.000Z', '2027-04-03T17:00:00.000Z']);
  expect(text).not.toContain('URL:');
});

describe('published content', () => {
  test('is in the calendars at once: hours, place, suspended and moved dates', async () => {
    const admin = await server.person('ADMIN', 'admin');
    const { horarios } = defaultDocuments;
    const body = {
      version: 0,
      valor: horarios.map((one) => (one.id === 'jovenes' ? { ...one, inicio: '18:00', fin: '20:00' } : one)),
      excepciones: {
        version: 0,
        valor: [
          exception('2026-10-03', 'suspendida', null, null),
          exception('2026-10-10', 'movida', '16:00', '17:30'),
        ],
      },
    };
    const path = '/calendario/reunion/jovenes.ics';
    const before = (await get(path)).headers.etag;
    expect((await server.call('PUT', '/contenido/horarios', { as: admin, body })).statusCode).toBe(200);
    const answer = await get(path);
    expect(answer.headers.etag).not.toBe(before);
    const [event, moved] = eventsOf(answer.body);
    if (event && moved) event.relateException(moved);
    const times = event?.iterator();
    const next = () => {
      const time = times?.next();
      return time && event?.getOccurrenceDetails(time).startDate.toString();
    };
    expect([next(), next(), next()]).toEqual([
      '2026-09-26T18:00:00',
      '2026-10-10T16:00:00',
      '2026-10-17T18:00:00',
    ]);
    expect(moved).toMatchObject({
      location: expect.stringContaining('Plaza'),
      description: expect.stringContaining('Día de campo'),
    });
    // The activity that is this meeting, the ministry's calendar and the one of all say the same.
    for (const other of [
      '/calendario/jovenes.ics',
      '/calendario.ics',
      '/calendario/actividad/servicio-juvenil.ics',
    ]) {
      expect((await get(other)).body, other).toContain('EXDATE;TZID=America/La_Paz:20261003T180000');
    }
    await server.call('POST', '/contenido/horarios/versiones/0/restaurar', {
      as: admin,
      body: { version: 1 },
    });
    await server.call('PUT', '/contenido/excepciones', { as: admin, body: { version: 1, valor: [] } });
    const [again, ...none] = eventsOf((await get(path)).body);
    expect(startOf(again)).toBe('2026-09-26T23:00:00.000Z');
    expect(none).toEqual([]);
    expect(revisionOf(again)).toMatchObject({ sequence: 4 });
  });

  test('is newer than what a calendar has kept, also what repeats an earlier version', async () => {
    server.clock.set('2026-10-20T12:00:00Z');
    const admin = await server.person('ADMIN', 'reloj');
    const path = '/calendario/reunion/jovenes.ics';
    const versions = async () => {
      const answer = await server.call('GET', '/contenido', { as: admin });
      return answer.json<Record<string, { version: number }>>();
    };
    const kept = async () => {
      server.clock.advance(60_000);
      return eventsOf((await get(path)).body);
    };
    let last = (await kept()).map(revisionOf);
    const isNewer = async (events: number) => {
      const now = (await kept()).map(revisionOf);
      expect(now).toHaveLength(events);
      for (const one of now) {
        expect(one.sequence).toBeGreaterThan(last[0]?.sequence ?? 0);
        expect(one.stamp > (last[0]?.stamp ?? '')).toBe(true);
        expect(one.modified).toBe(one.stamp);
      }
      last = now;
    };
    const put = async (key: 'horarios' | 'excepciones', valor: unknown) => {
      const { version = 0 } = (await versions())[key] ?? {};
      const answer = await server.call('PUT', `/contenido/${key}`, { as: admin, body: { version, valor } });
      expect(answer.statusCode).toBe(200);
    };
    const { horarios } = defaultDocuments;
    await put(
      'horarios',
      horarios.map((one) => (one.id === 'jovenes' ? { ...one, inicio: '18:30' } : one)),
    );
    await isNewer(1);
    await put('excepciones', [exception('2026-10-31', 'suspendida', null, null)]);
    await isNewer(1);
    await put('excepciones', [exception('2026-10-31', 'movida', '16:00', '17:30')]);
    await isNewer(2);
    const { version } = (await versions()).horarios ?? {};
    const body = { version };
    const restored = await server.call('POST', '/contenido/horarios/versiones/0/restaurar', {
      as: admin,
      body,
    });
    expect(restored.statusCode).toBe(200);
    await isNewer(2);
    // A week later the event begins in that week and is no other version.
    server.clock.advance(7 * 86_400_000);
    expect(eventsOf((await get(path)).body).map(revisionOf)).toEqual(last);
    server.clock.set('2026-09-26T23:30:00Z');
  });

  const exception = (fecha: string, tipo: string, inicio: string | null, fin: string | null) => ({
    reunion: 'jovenes',
    fecha,
    tipo,
    inicio,
    fin,
    lugar: inicio && 'Plaza',
    motivo: 'Día de campo',
  });
});

describe('activityTimes', () => {
  const holyWeek = { cuando: { desdePascua: [-7, 0] as [number, number] } };
  test.each([
    ['a year’s, on its last day', holyWeek, '2026-04-05', { from: '2026-03-29', to: '2026-04-05' }],
    ['the next year’s from then on', holyWeek, '2026-04-06', { from: '2027-03-21', to: '2027-03-28' }],
    [
      'days to come',
      { cuando: { desde: '2026-12-24', hasta: '2026-12-25' } },
      '2026-12-25',
      { from: '2026-12-24', to: '2026-12-25' },
    ],
    ['days that are over', { cuando: { desde: '2026-12-24', hasta: '2026-12-25' } }, '2026-12-26', null],
    ['a meeting that is not in the schedules', { cuando: { reunion: 'nada' } }, '2026-12-26', null],
    ['no date', { cuando: null }, '2026-12-26', null],
  ])('%s', (_, activity, today, times) => {
    expect(activityTimes(activity, schedules, today)).toEqual(times);
  });

  test('says the days of those that have some', () => {
    expect(activityDays(holyWeek, '2026-11-26')).toBe('21 al 28 de marzo de 2027');
    expect(activityDays({ cuando: { reunion: 'jovenes' } }, '2026-11-26')).toBeUndefined();
    expect(
      activityDays({ cuando: { desde: '2026-11-25', hasta: '2026-11-25' } }, '2026-11-26'),
    ).toBeUndefined();
  });
});
