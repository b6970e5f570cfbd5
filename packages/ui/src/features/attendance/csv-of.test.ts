import { attendanceRecords } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv-of.ts';

describe('the attendance as CSV', () => {
  it('has every record with number, names and the contribution as text and as amount', async () => {
    const lines = (await csvOf(attendanceRecords, 'Bs', null).text()).split('\r\n');
    expect(lines[0]).toContain('"Numero membresia","Nombre","Apellido","Fecha","Hora","Aporte","Monto (Bs)"');
    expect(lines[1]).toBe('"10573","Daniel","Choque Mamani","21-11-2026","19:03","Bs 15","15"');
    expect(lines[5]).toBe('"10517","José Luis","Peñaranda Núñez","21-11-2026","18:55","10,50","10.5"');
    expect(lines[6]).toContain('"ofrenda en especie",""');
    expect(lines).toHaveLength(attendanceRecords.length + 2);
  });

  it('names nobody where nobody is named', async () => {
    const [record] = attendanceRecords;
    const text = await csvOf(record ? [{ ...record, user: null }] : [], 'Bs', null).text();
    expect(text).toContain('"Sin membresia","Sin nombre","Sin apellido"');
  });

  it('ends with the whole church’s day, in the columns of the others', async () => {
    const day = 'En toda la iglesia: 143 con número + 12 visitas';
    const lines = (await csvOf(attendanceRecords, 'Bs', day).text()).split('\r\n');
    expect(lines).toHaveLength(attendanceRecords.length + 3);
    expect(lines.at(-2)).toBe(`"${day}","","","","","",""`);
  });
});
