import { attendanceRecords } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { attendanceDocument } from './attendance-document.ts';
import { fontsFromDisk } from './test/read-fonts.ts';
import { readPdfText } from './test/read-pdf-text.ts';

type Report = Parameters<typeof attendanceDocument>[0];

function made(report: Partial<Report> = {}): { pages: string[][]; bytes: number } {
  const whole = {
    records: attendanceRecords,
    category: 'Red de Jovenes',
    date: '2026-11-21',
    product: 'Ministerio Juvenil',
    currency: 'Bs',
    day: null,
    ...report,
  };
  const pdf = attendanceDocument(whole, fontsFromDisk).output('arraybuffer');
  return { pages: readPdfText(pdf), bytes: pdf.byteLength };
}

function person(nombre: string | null, apellido: string | null, aporte: string | null = null) {
  return { date: '2026-11-21', time: '19:03:12', aporte, user: { codigo: '1', nombre, apellido } };
}

describe('the attendance report as a PDF', () => {
  it('has title, columns and one row per record, with every accent', () => {
    const [page = []] = made().pages;
    expect(page[0]).toBe('Reporte de Asistencias - Red de Jovenes (21-11-2026)');
    expect(page.slice(1, 6)).toEqual(['Nombre', 'Apellido', 'Fecha', 'Hora', 'Aporte']);
    expect(page).toEqual(
      expect.arrayContaining(['José Luis', 'Peñaranda Núñez', '21-11-2026', '18:55', '10,50']),
    );
    expect(page).toEqual(expect.arrayContaining(['Gutiérrez Añez', '18:58', '50']));
  });

  it('has no date in its title where every day is shown', () => {
    expect(made({ date: undefined }).pages[0]?.[0]).toBe('Reporte de Asistencias - Red de Jovenes');
  });

  it('says so where a name is missing', () => {
    const [page] = made({ records: [person(null, null), { ...person('x', 'y'), user: null }] }).pages;
    expect(page?.filter((text) => text === 'Sin nombre')).toHaveLength(2);
    expect(page?.filter((text) => text === 'Sin apellido')).toHaveLength(2);
  });

  it.each([
    { name: 'Guarani', text: 'Arasẽ Ỹvy' },
    { name: 'Croatian and Polish', text: 'Đurđica Łukasz Žižić' },
    { name: 'typographic signs', text: '“Ana” – O’Connor €' },
    { name: 'letters sent as base and accent', text: 'Arasẽ', sent: 'Arase\u0303' },
    { name: 'what the font lacks, visibly', text: 'Ana □ □□', sent: 'Ana 🙏 李明' },
  ])('draws $name', ({ text, sent = text }) => {
    expect(made({ records: [person(sent, 'Suárez')] }).pages[0]).toContain(text);
  });

  it('adds up at the foot of every page and numbers the pages', () => {
    const records = Array.from({ length: 90 }, (_, index) =>
      person(`Persona ${index + 1}`, 'Vaca', index === 0 ? 'arroz' : 'Bs 10'),
    );
    const { pages } = made({ records });
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Nombre');
      expect(page).toContain('90 asistencias · Bs 890 en aportes · 1 sin monto');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    expect(pages.flat().filter((text) => text.startsWith('Persona '))).toHaveLength(90);
  });

  it('has the whole church’s day below the totals of every page, and nothing in its place without it', () => {
    const records = Array.from({ length: 90 }, (_, index) => person(`Persona ${index + 1}`, 'Vaca'));
    const day = 'En toda la iglesia: 143 con número + 12 visitas + 20 sin nombre';
    const { pages } = made({ records, day });
    for (const page of pages) expect(page.filter((text) => text === day)).toHaveLength(1);
    expect(pages.map((page) => page.filter((text) => text !== day))).toEqual(made({ records }).pages);
  });

  it('stays small', () => {
    const records = Array.from({ length: 500 }, (_, index) =>
      person(`Persona ${index + 1}`, 'Vaca', 'Bs 10'),
    );
    expect(made({ records }).bytes).toBeLessThan(150_000);
  });

  it('draws a long title and long names on several lines instead of off the page', () => {
    const [page = []] = made({ category: 'Ministerio '.repeat(14).trim() }).pages;
    const title = page.slice(0, page.indexOf('Nombre'));
    expect(title.length).toBeGreaterThan(1);
    expect(title.join(' ')).toContain('(21-11-2026)');
  });
});
