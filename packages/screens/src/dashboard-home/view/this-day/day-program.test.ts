import { siteDocuments } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { dayProgram } from './day-program.ts';

const { horarios } = siteDocuments;
const SATURDAY = 6;
const onSaturdays = horarios.map((meeting) => ({
  ...meeting,
  dias: meeting.dias.filter((day) => day === SATURDAY),
}));
const program = { horarios: onSaturdays, excepciones: [] };

describe('what happens on the next day with a meeting', () => {
  it('names the meetings by the hour, without opening hours', () => {
    expect(dayProgram(program, '2026-11-23')).toMatchObject({
      date: '2026-11-28',
      title: 'Este sábado',
      entries: [
        { start: '09:00', title: 'Reuniones de ayuno', change: null },
        { start: '19:00', title: 'Red de Jovenes', change: null },
      ],
    });
  });

  it.each([
    ['2026-11-28', 'Hoy, sábado 28'],
    ['2026-11-27', 'Mañana, sábado 28'],
    ['2026-11-22', 'Este sábado'],
  ])('asked on %s it is called %s', (today, title) => {
    expect(dayProgram(program, today)).toMatchObject({ date: '2026-11-28', title });
  });

  it('says what is not held and what begins at another hour, with the reason', () => {
    const change = { fecha: '2026-11-28', lugar: null, motivo: 'Retiro' };
    const changed = {
      horarios: onSaturdays,
      excepciones: [
        { ...change, reunion: 'jovenes', tipo: 'suspendida' as const, inicio: null, fin: null },
        { ...change, reunion: 'ayuno', tipo: 'movida' as const, inicio: '20:00', fin: '21:00', motivo: null },
        {
          ...change,
          reunion: 'ayuno',
          tipo: 'suspendida' as const,
          inicio: null,
          fin: null,
          fecha: '2026-12-05',
        },
      ],
    };
    expect(dayProgram(changed, '2026-11-23')?.entries).toMatchObject([
      { start: '19:00', title: 'Red de Jovenes', change: 'No hay: Retiro', isHeld: false },
      { start: '20:00', title: 'Reuniones de ayuno', change: 'Cambia de hora', isHeld: true },
    ]);
  });

  it('is the first of several days, and none without meetings', () => {
    expect(dayProgram({ horarios, excepciones: [] }, '2026-11-23')?.date).toBe('2026-11-23');
    const sundays = { horarios: horarios.filter(({ id }) => id === 'servicio'), excepciones: [] };
    expect(dayProgram(sundays, '2026-11-23')?.date).toBe('2026-11-29');
    const office = { horarios: horarios.filter(({ id }) => id === 'oficina'), excepciones: [] };
    expect(dayProgram(office, '2026-11-23')).toBeNull();
  });
});
