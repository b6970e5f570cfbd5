import { readFileSync } from 'node:fs';
import { sumByDay } from '@ministerio/contract/domain';
import { countedDays, monthRecords } from '@ministerio/contract/fixtures';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MonthDays } from '../../attendance/view/month-days/month-days.tsx';
import { rangeDocument } from './range-document.ts';
import { fontsFromDisk } from './test/read-fonts.ts';
import { readPdfImages, readPdfText } from './test/read-pdf-text.ts';

const report = {
  records: monthRecords,
  category: 'Red de Jovenes',
  range: { from: '2026-11-01', to: '2026-11-30' },
  church: 'Iglesia de la Esperanza',
  made: '25-11-2026, 10:42',
  mark: null as Uint8Array | null,
  product: 'Ministerio Juvenil',
  currency: 'Bs',
  days: sumByDay(monthRecords, 'Bs'),
  counted: countedDays,
};
const made = (changes: Partial<typeof report> = {}) =>
  rangeDocument({ ...report, ...changes }, fontsFromDisk).output('arraybuffer');
const pagesOf = (changes: Partial<typeof report> = {}) => readPdfText(made(changes));

/** The cells of a table after its header, row by row. */
function rowsAfter(texts: readonly string[], head: readonly string[], count: number): string[][] {
  const start = texts.findIndex((_, index) => head.every((cell, at) => texts[index + at] === cell));
  return Array.from({ length: count }, (_, row) => {
    const first = start + head.length * (row + 1);
    return texts.slice(first, first + head.length);
  });
}

describe('the attendance of a range as a PDF', () => {
  it('says church, range and when it was made', () => {
    const [page = []] = pagesOf();
    expect(page.slice(0, 4)).toEqual([
      'Reporte de Asistencias - Red de Jovenes (01-11-2026 a',
      '30-11-2026)',
      'Iglesia de la Esperanza',
      'Del 1 al 30 de noviembre de 2026. Hecho el 25-11-2026, 10:42.',
    ]);
  });

  it('has each day with its numbers, their sum, and the whole church’s', () => {
    const texts = pagesOf().flat();
    expect(rowsAfter(texts, ['Día', 'Asistencias', 'Aportes', 'Sin monto'], 4)).toEqual([
      ['sábado 21-11-2026', '6', 'Bs 75,50', '1'],
      ['sábado 14-11-2026', '5', 'Bs 60,50', '1'],
      ['sábado 07-11-2026', '4', 'Bs 60,50', '1'],
      ['Total', '15', 'Bs 196,50', '3'],
    ]);
    const head = ['En toda la iglesia', 'Con número', 'Primera vez', 'Visitas', 'Sin nombre'];
    expect(rowsAfter(texts, head, 4)).toEqual([
      ['sábado 21-11-2026', '143', '4', '12', '20'],
      ['sábado 14-11-2026', '136', '2', '0', '0'],
      ['sábado 07-11-2026', '129', '6', '3', '0'],
      ['Total', '408', '12', '15', '20'],
    ]);
    const ministries = ['Por ministerio', 'Ministerio', 'Asistencias', 'Aportes', 'Sin monto'];
    expect(rowsAfter(texts, ministries, 2)).toEqual([
      ['sábado 21-11-2026', 'Red de Jovenes', '6', 'Bs 75,50', '1'],
      ['sábado 21-11-2026', 'Sin ministerio', '2', 'Bs 0', '0'],
    ]);
    expect(rowsAfter(texts, ['Nombre', 'Apellido', 'Fecha', 'Hora', 'Aporte'], 15)).toHaveLength(15);
    expect(texts.filter((text) => text === '07-11-2026')).toHaveLength(4);
  });

  it('has the numbers of the screen', () => {
    const { days, currency } = report;
    const html = renderToStaticMarkup(
      createElement(MonthDays, { days, currency, onOpenDay: () => undefined }),
    );
    const [totals = '', ...rows] = html
      .split(/<button|<\/ul>/)
      .slice(0, -1)
      .map((part) => part.replace(/^[^>]*>/, '').replaceAll(/<[^>]*>/g, ' '));
    const shown = [...rows, totals].map((text) => text.match(/(?:Bs )?[\d.]+(?:,\d\d)?/g) ?? []);
    const printed = rowsAfter(pagesOf().flat(), ['Día', 'Asistencias', 'Aportes', 'Sin monto'], 4);
    expect(shown.length).toBe(printed.length);
    for (const [index, [day = '', ...numbers]] of printed.entries()) {
      for (const number of numbers) expect(shown[index], day).toContain(number);
    }
  });

  it('ends numbers at the right, and adds up at the foot of every page', () => {
    const many = Array.from({ length: 12 }, (_, copy) =>
      monthRecords.map((record) => ({ ...record, id: record.id + copy * 10_000 })),
    ).flat();
    const pages = pagesOf({ records: many, days: sumByDay(many, 'Bs') });
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('180 asistencias · Bs 2.358 en aportes · 36 sin monto');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    }
  });

  it('has only its rows where the whole church’s days could not be read', () => {
    const texts = pagesOf({ counted: [] }).flat();
    expect(texts).not.toContain('En toda la iglesia');
    expect(texts).toContain('Bs 196,50');
  });

  it('has the mark of its ministry at the head of the first page, once, and the same words beside it', () => {
    expect(readPdfImages(made())).toEqual([]);
    const mark = readFileSync(new URL('test/mark.png', import.meta.url));
    const images = readPdfImages(made({ mark }));
    expect(images).toEqual([{ page: 0, pixels: [160, 160], mm: [14, 14] }]);
    const joined = (changes?: Partial<typeof report>) => pagesOf(changes).flat().join(' ');
    expect(joined({ mark })).toBe(joined());
  });
});
