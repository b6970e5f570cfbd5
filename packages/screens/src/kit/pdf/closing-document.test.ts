import { closedMonths } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { closingDocument } from './closing-document.ts';
import { fontsFromDisk } from './test/read-fonts.ts';
import { readPdfText } from './test/read-pdf-text.ts';

const [closing] = closedMonths;
if (closing === undefined) throw new TypeError('The fixtures hold no closing.');
const made = (changes: Partial<typeof closing> = {}) =>
  readPdfText(
    closingDocument(
      {
        closing: { ...closing, ...changes },
        church: 'Iglesia de la Esperanza',
        product: 'Ministerio Juvenil',
        made: '25-11-2026, 10:42',
        mark: null,
      },
      fontsFromDisk,
    ).output('arraybuffer'),
  );

describe('the page to sign', () => {
  it('has what was recorded and counted, who did, and the adjustments', () => {
    const texts = made().flat();
    expect(texts.slice(0, 3)).toEqual([
      'Cierre de octubre de 2026',
      'Iglesia de la Esperanza',
      'Contado por: Ruth Aguilera y Daniel Choque. Hecho el 25-11-2026, 10:42.',
    ]);
    const after = (text: string) => texts[texts.indexOf(text) + 1];
    expect(after('Registrado')).toBe('Bs 3.120,50');
    expect(after('Contado')).toBe('Bs 3.100');
    expect(after('Falta')).toBe('Bs 20,50');
    expect(texts).toEqual(expect.arrayContaining(['Se contó mal un sobre', 'Bs 20', 'Bs 3.140,50']));
    expect(texts.filter((text) => text === 'Ruth Aguilera' || text === 'Daniel Choque')).toHaveLength(2);
  });

  it('says so where one person counted alone, and leaves the line for the other', () => {
    const texts = made({ testigo: null, dosPersonas: false }).flat();
    expect(texts).toContain('Contado por: Ruth Aguilera, una sola persona. Hecho el 25-11-2026, 10:42.');
    expect(texts).toContain('Firma');
  });

  it('breaks a long name into lines and no amount in two', () => {
    const [line] = closing.ajustes;
    if (line === undefined) throw new TypeError('The fixture has no adjustment.');
    const motivo = 'Un billete era falso y hubo que devolverlo al banco con su acta '.repeat(3);
    const testigo = 'María Fernanda de los Ángeles Quisbert Mamani de Rodríguez';
    const texts = made({ testigo, ajustes: [{ ...line, centavos: -15_050, motivo }] }).flat();
    expect(texts).toEqual(expect.arrayContaining(['Bs -150,50', 'Bs 2.970']));
    expect(texts).not.toContain(testigo);
  });

  it('signs on a page of its own where the last one is full', () => {
    const [line] = closing.ajustes;
    if (line === undefined) throw new TypeError('The fixture has no adjustment.');
    const ajustes = Array.from({ length: 26 }, (_, id) => ({ ...line, id }));
    const pages = made({ ajustes });
    expect(pages.at(-1)).toContain('Ruth Aguilera');
    expect(pages.length).toBeGreaterThan(1);
  });
});
