import { detailFaults } from './domain/import/detail-faults.ts';
import { IMPORT_FIELDS, type ImportField } from './domain/import/import-columns.ts';
import { type NumberRisk, numberRisks } from './domain/people/number-risk.ts';
import { usernamesFromNames } from './domain/people/usernames-from-names.ts';
import { codigoKey, textKey } from './domain/text/text-key.ts';
import { type ImportRow, importedDetails, importRow } from './endpoints/import-users.ts';
import { takenFieldMessages } from './errors.ts';
import type { User } from './schemas/user.ts';

/** A member as read from the file. */
export interface ImportCandidate {
  /** Row of the file, counted from 1 as a spreadsheet does. */
  readonly line: number;
  /** As written in the file; an empty username is generated from the name. */
  readonly values: Readonly<Record<ImportField, string>>;
}

/** Why a member cannot be imported. */
export interface ImportProblem {
  readonly line: number;
  readonly field: ImportField;
  /** As written in the file. */
  readonly value: string;
  readonly message: string;
}

/** A membership number that is easy to guess as a password (R1). */
export interface ImportWarning {
  readonly line: number;
  readonly codigo: string;
  readonly risk: NumberRisk;
}

/** Facts that an import is checked against. */
export interface ImportFacts {
  /** Every account of the system. */
  readonly existing: readonly User[];
  /** The church's, ISO 3166-1. */
  readonly countryCode: string;
  /** The church's, of today. */
  readonly year: number;
}

/** Result of a dry run. */
export interface ImportCheck {
  /** Valid members with their rows, in the order of the file. */
  readonly ready: readonly { readonly line: number; readonly member: ImportRow }[];
  readonly problems: readonly ImportProblem[];
  readonly warnings: readonly ImportWarning[];
}

const unique = ['codigo', 'username', 'email'] as const;
type UniqueField = (typeof unique)[number];
const keyOf = (field: UniqueField, value: string) => (field === 'codigo' ? codigoKey(value) : textKey(value));

/**
 * Dry run of an import: validates every member by the rules of registration and of the ficha, and finds duplicates in the
 * file and among the accounts. Sends nothing.
 */
export function checkImport(candidates: readonly ImportCandidate[], facts: ImportFacts): ImportCheck {
  const taken = ownersOf(facts.existing);
  const seen = { codigo: new Map<string, number>(), username: new Map(), email: new Map() };
  const named = withUsernames(candidates, taken.username);
  const problems: ImportProblem[] = [];
  const ready: ImportCheck['ready'][number][] = [];
  for (const { line, values } of named) {
    const parsed = importRow.safeParse(values);
    const found = new Map<ImportField, string>();
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = IMPORT_FIELDS.find((one) => one === path[0]);
      if (field !== undefined && !found.has(field)) found.set(field, message);
    }
    const details = importedDetails.safeParse(values);
    for (const { field, message } of details.success ? detailFaults(details.data, facts) : []) {
      if (!found.has(field)) found.set(field, message);
    }
    for (const field of unique) {
      const key = keyOf(field, values[field]);
      if (key === '') continue;
      const owner = taken[field].get(key);
      const earlier = seen[field].get(key);
      if (earlier === undefined) seen[field].set(key, line);
      if (found.has(field)) continue;
      if (earlier !== undefined) found.set(field, `Está repetido: ya aparece en la fila ${earlier}`);
      else if (owner !== undefined) found.set(field, takenMessage(field, owner));
    }
    for (const field of IMPORT_FIELDS) {
      const message = found.get(field);
      if (message !== undefined) problems.push({ line, field, value: values[field], message });
    }
    if (parsed.success && found.size === 0) ready.push({ line, member: parsed.data });
  }
  return { ready, problems, warnings: warningsOf(named) };
}

type Owners = Readonly<Record<UniqueField, ReadonlyMap<string, string>>>;

/** Usernames by the unique values of their accounts. */
function ownersOf(existing: readonly User[]): Owners {
  const owners = { codigo: new Map<string, string>(), username: new Map(), email: new Map() };
  for (const user of existing) {
    for (const field of unique) {
      const value = user[field];
      if (value !== null) owners[field].set(keyOf(field, value), user.username ?? '');
    }
  }
  return owners;
}

function takenMessage(field: UniqueField, owner: string): string {
  const message = takenFieldMessages[field];
  return field === 'username' || owner === '' ? message : `${message} (cuenta «${owner}»)`;
}

/** Generates missing usernames, unique in the file and the system. */
function withUsernames(
  candidates: readonly ImportCandidate[],
  taken: ReadonlyMap<string, string>,
): readonly ImportCandidate[] {
  const used = new Set(candidates.map(({ values }) => textKey(values.username)));
  const usernameFor = usernamesFromNames((name) => taken.has(name) || used.has(name));
  return candidates.map(({ line, values }) => {
    if (values.username.trim() !== '') return { line, values };
    return { line, values: { ...values, username: usernameFor(values.nombre, values.apellido) } };
  });
}

function warningsOf(candidates: readonly ImportCandidate[]): readonly ImportWarning[] {
  const risks = numberRisks(candidates.map(({ values }) => values.codigo));
  return candidates.flatMap(({ line, values }, index) => {
    const risk = risks[index] ?? null;
    return risk === null ? [] : [{ line, codigo: values.codigo, risk }];
  });
}
