import { describe, expect, it, test } from 'vitest';
import { REPORT_COLUMNS, reportRows, reportTitle } from './attendance-report.ts';

describe('reportTitle', () => {
  test.each<[string, string | undefined, string]>([
    ['Red de Jóvenes', undefined, 'Reporte de Asistencias - Red de Jóvenes'],
    ['Red de Jóvenes', '2026-09-26', 'Reporte de Asistencias - Red de Jóvenes (26-09-2026)'],
    ['Sin categoría', '', 'Reporte de Asistencias - Sin categoría'],
  ])('%s, %s', (category, date, title) => {
    expect(reportTitle(category, date)).toBe(title);
  });

  test('names both ends of a range', () => {
    expect(reportTitle('Todos', { from: '2026-11-01', to: '2026-11-30' })).toBe(
      'Reporte de Asistencias - Todos (01-11-2026 a 30-11-2026)',
    );
  });
});

describe('reportRows', () => {
  it('has one cell for every column, in their order', () => {
    const user = { codigo: '0012', nombre: 'Ana', apellido: 'Núñez' };
    const rows = reportRows([{ date: '2026-09-26', time: '19:05:09', aporte: 'Bs 50', user }]);
    expect(rows).toEqual([['Ana', 'Núñez', '26-09-2026', '19:05', 'Bs 50']]);
    expect(rows[0]).toHaveLength(REPORT_COLUMNS.length);
  });

  it('shows fallbacks for a record with nothing in it and keeps the rows around it', () => {
    const empty = ['Sin nombre', 'Sin apellido', 'Fecha inválida', 'Hora inválida', ''];
    const rows = reportRows([
      {},
      { date: null, time: null, aporte: null, user: null },
      { date: 20260926, time: 930, aporte: 20, user: { nombre: ' ', apellido: 7 } },
    ]);
    expect(rows).toEqual([empty, empty, ['Sin nombre', '7', '26-09-2026', '09:30', '20']]);
  });

  it('claims no time for a mark from a paper list', () => {
    const [row] = reportRows([{ date: '2026-09-12', time: '00:00:00', sinHora: true }]);
    expect(row).toEqual(['Sin nombre', 'Sin apellido', '12-09-2026', 'Sin hora', '']);
  });

  it('never shows an object as text', () => {
    expect(reportRows([{ aporte: {}, user: { nombre: ['x'], apellido: {} } }])[0]).toEqual([
      'Sin nombre',
      'Sin apellido',
      'Fecha inválida',
      'Hora inválida',
      '',
    ]);
  });
});
