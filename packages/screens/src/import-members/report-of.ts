import type { ImportRow } from '@ministerio/contract';
import {
  CONSENT_FIELDS,
  CONSENT_WAYS,
  csvSeparator,
  IMPORT_FIELDS,
  IMPORT_LABELS,
  type ImportField,
  KINSHIPS,
  type SpreadsheetLocale,
  toCsv,
} from '@ministerio/contract/domain';
import type { ImportDraft } from './draft.ts';
import { candidatesOf } from './draft.ts';
import type { Review } from './review.ts';

const HEADER = ['Fila', ...IMPORT_FIELDS.map((field) => IMPORT_LABELS[field]), 'Resultado'];

/** A CSV report of every row's result, safe to open in a spreadsheet (R28). */
export function reportOf(draft: ImportDraft, review: Review, church: SpreadsheetLocale): string {
  const made = new Map(review.ready.map(({ line, member }) => [line, member]));
  const problems = new Map<number, string[]>();
  for (const { line, field, message } of review.problems) {
    problems.set(line, [...(problems.get(line) ?? []), `${IMPORT_LABELS[field]}: ${message}`]);
  }
  const rows = candidatesOf(draft).map(({ line, values }) => {
    const member = made.get(line);
    const result = member ? 'Importado' : `Dejado fuera. ${(problems.get(line) ?? []).join('. ')}`;
    const shown = member ? inWords(member) : values;
    return [line, ...IMPORT_FIELDS.map((field) => shown[field] ?? ''), result];
  });
  return toCsv(HEADER, rows, church);
}

/** A member as the file would say it. */
function inWords(member: ImportRow): Readonly<Partial<Record<ImportField, string | number>>> {
  const { tutorParentesco, ...rest } = member;
  const consents = Object.values(CONSENT_FIELDS).flatMap((field) => {
    const way = member[field];
    return way === undefined ? [] : [[field, CONSENT_WAYS[way]]];
  });
  const kinship = tutorParentesco && { tutorParentesco: KINSHIPS[tutorParentesco] };
  return { ...rest, ...kinship, ...Object.fromEntries(consents) };
}

/** A template with the titles alone, separated as the church's spreadsheets expect. */
export function templateOf(church: SpreadsheetLocale): string {
  const titles = IMPORT_FIELDS.map((field) => IMPORT_LABELS[field]);
  return `\uFEFF${titles.join(csvSeparator(church))}\r\n`;
}
