import { CONSENTS } from '@ministerio/contract/domain';
import { expect, it } from 'vitest';
import { consentDocument } from './consent-document.ts';
import { fontsFromDisk } from './test/read-fonts.ts';
import { readPdfText } from './test/read-pdf-text.ts';

const made = (changes: object = {}) =>
  readPdfText(
    consentDocument(
      {
        person: 'Mateo Gutiérrez Añez',
        church: 'Iglesia de la Esperanza',
        product: 'Ministerio Juvenil',
        consents: Object.values(CONSENTS),
        responsible: 'Ruth Aguilera',
        phone: '+591 700 00000',
        mark: null,
        ...changes,
      },
      fontsFromDisk,
    ).output('arraybuffer'),
  );

it('has one page with who it is about, what is agreed to, what is kept, and room to sign', () => {
  const pages = made();
  expect(pages).toHaveLength(1);
  const texts = pages.flat();
  expect(texts).toEqual(
    expect.arrayContaining([
      'Autorización para Mateo Gutiérrez Añez',
      'Iglesia de la Esperanza',
      'Teléfono',
      'Tener una cuenta',
      'Salir en fotos',
      'Recibir mensajes',
      'Protección de menores: Ruth Aguilera, +591 700 00000.',
      'Firma',
      'Lugar y fecha',
    ]),
  );
  expect(texts.join(' ')).toContain('No guardamos el teléfono del menor');
});

it('stays one page with the longest name, and names nobody who is not set', () => {
  const pages = made({ person: 'María Fernanda de los Ángeles '.repeat(6), responsible: null, phone: null });
  expect(pages).toHaveLength(1);
  expect(pages.flat().join(' ')).not.toContain('Protección de menores');
});
