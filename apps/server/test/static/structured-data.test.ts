import type { MeetingException } from '@ministerio/content';
import { defaultContent } from '@ministerio/content/site';
import { describe, expect, test } from 'vitest';
import { homeStructuredData } from '../../src/pages/structured-data.ts';

type EventData = Readonly<Record<string, unknown>> & {
  readonly eventSchedule?: { readonly exceptDate?: readonly string[] };
};

/** The events of the home page; its content has one for Easter week and one every Saturday at 19:00. */
function eventsOf(
  today: string,
  exceptions: readonly MeetingException[] = [],
  schedules = defaultContent.schedules,
) {
  const source = {
    content: { ...defaultContent, schedules, exceptions },
    publicUrl: 'https://iglesia.example',
  };
  return (homeStructuredData([], source, today) as { '@graph': EventData[] })['@graph'];
}
const saturdaysOf = (...given: Parameters<typeof eventsOf>) => eventsOf(...given)[1];

const change = (fecha: string, moved: Partial<MeetingException> = {}): MeetingException => ({
  reunion: 'jovenes',
  fecha,
  tipo: moved.inicio ? 'movida' : 'suspendida',
  inicio: null,
  fin: null,
  lugar: null,
  motivo: null,
  ...moved,
});

test('an activity without a photo shows its picture of shared links, wide and square', () => {
  const pictures = {
    'actividad-servicio-juvenil': { path: '/compartir/ancha.jpg' },
    'actividad-servicio-juvenil-cuadrado': { path: '/compartir/cuadrada.jpg' },
  };
  const source = { content: defaultContent, pictures, publicUrl: 'https://iglesia.example' };
  const { '@graph': events } = homeStructuredData([], source, '2026-11-22') as { '@graph': EventData[] };
  expect(events.map(({ name, image }) => [name, image])).toEqual([
    ['Semana Santa', undefined],
    [
      'Servicio juvenil',
      ['https://iglesia.example/compartir/ancha.jpg', 'https://iglesia.example/compartir/cuadrada.jpg'],
    ],
  ]);
});

describe('activities for search engines', () => {
  test('have their next dates, on the church’s clock', () => {
    expect(eventsOf('2026-11-22')).toEqual([
      expect.objectContaining({ name: 'Semana Santa', startDate: '2027-03-21', endDate: '2027-03-28' }),
      expect.objectContaining({
        name: 'Servicio juvenil',
        startDate: '2026-11-28T19:00',
        endDate: '2026-11-28T21:00',
        url: 'https://iglesia.example/Inicio#noticia',
        eventStatus: 'https://schema.org/EventScheduled',
        eventSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'P1W',
          byDay: ['https://schema.org/Saturday'],
          startTime: '19:00',
          endTime: '21:00',
          scheduleTimezone: 'America/La_Paz',
        },
      }),
    ]);
  });

  test('are there without a date’s being over', () => {
    expect(eventsOf('2026-04-05')[0]).toMatchObject({ startDate: '2026-03-29' });
    expect(eventsOf('2026-04-06')[0]).toMatchObject({ startDate: '2027-03-21' });
  });

  // Saturdays: 21, 28 November, 5, 12 December.
  test.each([
    ['the day itself', '2026-11-28', [], '2026-11-28', []],
    ['the one after a suspended', '2026-11-22', ['2026-11-28'], '2026-12-05', ['2026-11-28']],
    ['that, on the day itself', '2026-11-28', ['2026-11-28'], '2026-12-05', ['2026-11-28']],
    [
      'the first of several',
      '2026-11-28',
      ['2026-12-05', '2026-11-28'],
      '2026-12-12',
      ['2026-12-05', '2026-11-28'],
    ],
    ['one before a suspended', '2026-11-22', ['2026-12-05'], '2026-11-28', ['2026-12-05']],
    ['as if nothing were suspended, the week after', '2026-11-29', ['2026-11-28'], '2026-12-05', []],
  ])('are next on %s', (_case, today, suspended, date, left) => {
    const event = saturdaysOf(
      today,
      suspended.map((each) => change(each)),
    );
    expect(event).toMatchObject({ startDate: `${date}T19:00`, endDate: `${date}T21:00` });
    const { exceptDate = [] } = event?.eventSchedule ?? {};
    expect(exceptDate).toEqual(left);
  });

  test('have other hours and another place where they are moved, and say so', () => {
    const elsewhere = change('2026-11-28', { inicio: '17:30', fin: '19:30', lugar: 'Parque Urbano' });
    expect(saturdaysOf('2026-11-22', [elsewhere])).toMatchObject({
      startDate: '2026-11-28T17:30',
      endDate: '2026-11-28T19:30',
      previousStartDate: '2026-11-28T19:00',
      eventStatus: 'https://schema.org/EventRescheduled',
      location: { name: `Parque Urbano, ${defaultContent.church.name}` },
      eventSchedule: { startTime: '19:00', endTime: '21:00' },
    });
    const sameplace = change('2026-11-28', { inicio: '17:30', fin: '19:30' });
    expect(saturdaysOf('2026-11-22', [sameplace])).toMatchObject({
      location: { name: `Templo central, ${defaultContent.church.name}` },
    });
    // A Saturday that is moved later changes nothing about the next.
    expect(saturdaysOf('2026-11-21', [elsewhere])).toMatchObject({
      startDate: '2026-11-21T19:00',
      eventStatus: 'https://schema.org/EventScheduled',
    });
  });

  test('end on the following day where they go on past midnight', () => {
    const late = defaultContent.schedules.map((one) =>
      one.id === 'jovenes' ? { ...one, fin: '01:00' } : one,
    );
    expect(saturdaysOf('2026-11-22', [], late)).toMatchObject({
      startDate: '2026-11-28T19:00',
      endDate: '2026-11-29T01:00',
    });
  });

  test('leave the dates of other meetings alone', () => {
    const other = { ...change('2026-11-28'), reunion: 'adolescentes' };
    expect(saturdaysOf('2026-11-22', [other])).toEqual(saturdaysOf('2026-11-22'));
  });
});

test('activities have the photo of their place', () => {
  const photos = {
    'actividad-servicio-juvenil': { id: 'a'.repeat(32), alt: 'x', foco: [0.5, 0.5] as [number, number] },
  };
  const source = { content: { ...defaultContent, photos }, publicUrl: 'https://iglesia.example' };
  expect(homeStructuredData([], source, '2026-11-22')).toMatchObject({
    '@graph': [
      expect.not.objectContaining({ image: expect.anything() }),
      { name: 'Servicio juvenil', image: `https://iglesia.example/fotos/${'a'.repeat(32)}-1200.webp` },
    ],
  });
});
