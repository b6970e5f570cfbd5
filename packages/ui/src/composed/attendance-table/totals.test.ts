import type { Attendance } from '@ministerio/contract';
import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

function record(id: number, codigo: string | null, aporte: string | null): Attendance {
  const user = codigo === null ? null : { codigo, nombre: 'Ana', apellido: 'Suárez' };
  return { id, date: '2026-11-21', time: '19:00:00', latitude: null, longitude: null, aporte, user };
}

describe('what the shown attendance adds up to', () => {
  it('counts people once however often they came', () => {
    expect(
      totalsOf([record(1, '10 482', '5'), record(2, '10482', '5'), record(3, '10533', null)], 'Bs'),
    ).toEqual({
      people: 2,
      marks: 3,
      cents: 1000,
      withoutAmount: 0,
    });
  });

  it('counts a record that is listed twice once', () => {
    expect(totalsOf([record(1, '10482', 'Bs 20'), record(1, '10482', 'Bs 20')], 'Bs')).toMatchObject({
      marks: 1,
      cents: 2000,
    });
  });

  it('counts people without a number one by one, and texts without an amount apart', () => {
    expect(totalsOf([record(1, null, 'arroz'), record(2, null, ''), record(3, '', '12,50')], 'Bs')).toEqual({
      people: 3,
      marks: 3,
      cents: 1250,
      withoutAmount: 1,
    });
  });
});
