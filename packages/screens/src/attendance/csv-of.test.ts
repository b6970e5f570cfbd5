import { attendanceRecords } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { csvOf, csvOfRange } from './csv-of.ts';

const church = { currency: 'Bs', locale: 'es-BO', countryCode: 'BO' };

describe('the attendance as CSV', () => {
  it('has every record with number, names and the contribution as text and as amount', async () => {
    const lines = (await csvOf(attendanceRecords, church, null).text()).split('\r\n');
    expect(lines[0]).toContain('"Numero membresia";"Nombre";"Apellido";"Fecha";"Hora";"Aporte";"Monto (Bs)"');
    expect(lines[1]).toBe('"10573";"Daniel";"Choque Mamani";"21-11-2026";"19:03";"Bs 15";"15"');
    expect(lines[5]).toBe('"10517";"José Luis";"Peñaranda Núñez";"21-11-2026";"18:55";"10,50";"10,5"');
    expect(lines[6]).toContain('"ofrenda en especie";""');
    expect(lines).toHaveLength(attendanceRecords.length + 2);
  });

  it('names nobody where nobody is named', async () => {
    const [record] = attendanceRecords;
    const text = await csvOf(record ? [{ ...record, user: null }] : [], church, null).text();
    expect(text).toContain('"Sin membresia";"Sin nombre";"Sin apellido"');
  });

  it('ends with the whole church’s day, in the columns of the others', async () => {
    const day = 'En toda la iglesia: 143 con número + 12 visitas';
    const lines = (await csvOf(attendanceRecords, church, day).text()).split('\r\n');
    expect(lines).toHaveLength(attendanceRecords.length + 3);
    expect(lines.at(-2)).toBe(`"${day}";"";"";"";"";"";""`);
  });

  it('of a range ends with the totals of its days, ministries and the whole church, in the columns of their kind', async () => {
    const counted = [
      {
        fecha: '2026-11-21',
        conNumero: 143,
        primeraVez: 4,
        visitas: 12,
        sinNombre: 20,
        ministerios: [
          { id: 1, nombre: 'Red de Jovenes', asistencias: 6, centavos: 7550, sinMonto: 1 },
          { id: null, nombre: 'Sin ministerio', asistencias: 2, centavos: 0, sinMonto: 0 },
        ],
      },
    ];
    const lines = (await csvOfRange(attendanceRecords, church, counted).text()).split('\r\n');
    expect(lines.slice(attendanceRecords.length + 1, -1)).toEqual([
      '"Total del día";"6 asistencias";"";"21-11-2026";"";"1 sin monto";"75,5"',
      '"Red de Jovenes";"6 asistencias";"";"21-11-2026";"";"1 sin monto";"75,5"',
      '"Sin ministerio";"2 asistencias";"";"21-11-2026";"";"0 sin monto";"0"',
      '"En toda la iglesia";"143 con número";"4 por primera vez";"21-11-2026";"";"12 visitas + 20 sin nombre";""',
    ]);
  });
});
