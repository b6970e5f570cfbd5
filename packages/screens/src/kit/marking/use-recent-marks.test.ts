import type { Attendance } from '@ministerio/contract';
import { fixtureNow } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { describeMark } from './use-recent-marks.ts';

const record: Attendance = {
  id: 106,
  date: '2026-11-21',
  time: '18:59:58',
  latitude: null,
  longitude: null,
  aporte: null,
  user: { codigo: '10573', nombre: ' Daniel', apellido: 'Choque' },
};
const described = (answer: Attendance | null) => describeMark(answer, '10573', fixtureNow, 'America/La_Paz');

describe('a mark in the list of last marks', () => {
  it('carries the name, the server’s time and the record to take back', () => {
    expect(described(record)).toEqual({ name: 'Daniel Choque', time: '18:59', recordId: 106 });
  });

  it('without a record shows the masked number, our clock, and nothing to take back', () => {
    expect(described(null)).toEqual({ name: 'Número ••••73', time: '19:03', recordId: null });
  });

  it.each([{ user: null }, { user: { codigo: null, nombre: ' ', apellido: null } }])(
    'a record that names nobody shows the masked number',
    ({ user }) => {
      expect(described({ ...record, user }).name).toBe('Número ••••73');
    },
  );
});
