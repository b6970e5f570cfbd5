import { openMeetings } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { meetingWords } from './meeting-words.ts';

const at = (weekday: number, time: string) => ({ date: '2026-11-21', time: `${time}:00`, weekday });

describe('now and next', () => {
  it.each([
    [6, '10:00', 'Próxima reunión: Exploradores del Rey, hoy 15:30'],
    [6, '18:59', 'Ahora: Red de Adolescentes, hasta las 19:00'],
    [6, '19:00', 'Ahora: Red de Jovenes, hasta las 21:00'],
    [6, '21:00', 'Próxima reunión: Primer servicio, mañana 06:30'],
    [0, '20:00', 'Próxima reunión: Exploradores del Rey, sábado 15:30'],
    [3, '12:00', 'Próxima reunión: Exploradores del Rey, sábado 15:30'],
  ])('on weekday %i at %s says "%s"', (weekday, time, said) => {
    const words = meetingWords(openMeetings, at(weekday, time));
    expect(`${words?.label}: ${words?.text}${words?.detail ?? ''}`).toBe(said);
  });

  it('says no meeting that is suspended, and a moved one with its hours', () => {
    const on = (reunion: string, moved: { inicio: string; fin: string } | null) => ({
      reunion,
      fecha: '2026-11-21',
      inicio: null,
      fin: null,
      ...moved,
    });
    const said = (time: string, ...changes: ReturnType<typeof on>[]) =>
      meetingWords(openMeetings, at(6, time), changes);
    expect(said('19:30', on('jovenes', null))).toMatchObject({
      isNow: false,
      text: 'Primer servicio, mañana 06:30',
    });
    expect(said('19:30', on('jovenes', { inicio: '20:00', fin: '22:00' }))?.text).toBe(
      'Red de Jovenes, hoy 20:00',
    );
    expect(said('20:30', on('jovenes', { inicio: '20:00', fin: '22:00' }))).toMatchObject({
      isNow: true,
      detail: ', hasta las 22:00',
    });
  });

  it('says nothing where there is no meeting', () => {
    expect(meetingWords([], at(6, '10:00'))).toBeUndefined();
  });
});
