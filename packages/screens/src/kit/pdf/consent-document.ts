import type { jsPDF } from 'jspdf';
import { FONT, type PdfFonts } from './fonts.ts';
import { drawable } from './letters.ts';
import { type Letterhead, MARGIN_MM, numberPages, openDocument } from './page-look.ts';

/** Content of the page for a guardian. */
export interface ConsentPage extends Letterhead {
  /** Full name of the person it is about. */
  readonly person: string;
  /** Consents to choose from. */
  readonly consents: readonly string[];
  /** Person answerable for the protection of minors, and the number to call; null for not set. */
  readonly responsible: string | null;
  readonly phone: string | null;
}

const TEXT_PT = 10.5;
const LINE_MM = 5.6;
const FIELD_MM = 13;
const BOX_MM = 4.5;

const FIELDS = ['Nombre de la madre, el padre o el tutor', 'Parentesco', 'Teléfono'] as const;
const STORED =
  'Para la cuenta guardamos el nombre del menor, su usuario, su asistencia y los ministerios en los que está; de usted, nombre, teléfono y parentesco. No guardamos el teléfono del menor ni el lugar desde el que marca, y no le escribimos a él. Lo ven solo los administradores, y se borra 30 días después de que termina el año en que cumple 18. Usted puede pedir ver, corregir o borrar estos datos, y retirar lo que marcó aquí.';

/** A page to print: a guardian writes who they are, marks what they agree to, and signs. */
export function consentDocument(page: ConsentPage, fonts: PdfFonts): jsPDF {
  const { person, church, product, consents, responsible, phone, mark } = page;
  const { doc, top } = openDocument(
    { title: `Autorización para ${person}`, product, mark, lines: [church] },
    fonts,
  );
  const width = doc.internal.pageSize.getWidth() - 2 * MARGIN_MM;
  let below = top + LINE_MM;
  const write = (text: string) => {
    doc.setFont(FONT, 'normal').setFontSize(TEXT_PT);
    const lines: string[] = doc.splitTextToSize(drawable(text), width);
    doc.text(lines, MARGIN_MM, below);
    below += lines.length * LINE_MM + LINE_MM / 2;
  };
  for (const field of FIELDS) {
    doc.line(MARGIN_MM, below, MARGIN_MM + width, below);
    doc.text(drawable(field), MARGIN_MM, below + LINE_MM);
    below += FIELD_MM + LINE_MM;
  }
  write('Autorizo, y marco con una cruz:');
  for (const label of consents) {
    doc.rect(MARGIN_MM, below - BOX_MM + 1, BOX_MM, BOX_MM);
    doc.text(drawable(label), MARGIN_MM + BOX_MM + 3, below);
    below += LINE_MM * 1.6;
  }
  below += LINE_MM / 2;
  write(STORED);
  if (responsible !== null || phone !== null) {
    write(`Protección de menores: ${[responsible, phone].filter((part) => part !== null).join(', ')}.`);
  }
  below += FIELD_MM;
  const half = (width - MARGIN_MM) / 2;
  for (const [index, label] of ['Firma', 'Lugar y fecha'].entries()) {
    const left = MARGIN_MM + index * (half + MARGIN_MM);
    doc.line(left, below, left + half, below);
    doc.text(label, left, below + LINE_MM);
  }
  numberPages(doc, drawable(`Autorización para ${person}`), null);
  return doc;
}
