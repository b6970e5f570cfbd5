import { REDACTED } from '../repositories/redact-audit.ts';
import {
  type AuditRow,
  type ChainRow,
  contentHash,
  hashOfValues,
  linkHash,
  PARTS,
  type Part,
  partsOf,
} from './link.ts';

/** Values of an entry that are no longer there, to be explained by a deletion or by time. */
export interface Erasure {
  readonly entryId: number;
  /** UTC milliseconds. */
  readonly atMs: number;
  readonly part: Part;
  /** Person of the values. */
  readonly personId: number | null;
  /** The day of the mark, YYYY-MM-DD, where the entry is about one. */
  readonly day: string;
}

/** Whether a link's hash is the one of its own columns. */
export function isOwnHash(link: ChainRow): boolean {
  return link.hash === linkHash(link);
}

/**
 * Compares an entry with its link.
 * @returns what was erased from it since; null where it is not the entry that was linked.
 */
export function compareEntry(link: ChainRow, entry: AuditRow): readonly Erasure[] | null {
  const { open, values } = partsOf(entry);
  if (entry.at_ms !== link.at_ms || contentHash(open, link) !== link.content) return null;
  const erased: Erasure[] = [];
  for (const part of PARTS) {
    const found = compareValues(link, part, values[part]);
    if (found === 'other') return null;
    if (found === 'same') continue;
    const personId = part === 'actor' ? entry.actor_id : entry.subject_user_id;
    erased.push({ entryId: entry.id, atMs: entry.at_ms, part, personId, day: dayOf(entry) });
  }
  return erased;
}

function compareValues(link: ChainRow, part: Part, values: readonly unknown[]): 'same' | 'erased' | 'other' {
  const salt = link[`${part}_salt`];
  const hash = link[`${part}_hash`];
  if (hash === null) return salt === null && values.length === 0 ? 'same' : 'other';
  if (salt !== null) return hashOfValues(salt, values) === hash ? 'same' : 'other';
  const isErased = (value: unknown) => value === REDACTED || (part === 'position' && value === null);
  return values.length > 0 && values.every(isErased) ? 'erased' : 'other';
}

function dayOf({ before_json }: AuditRow): string {
  const values: unknown = JSON.parse(before_json ?? 'null');
  return values !== null && typeof values === 'object' && 'date' in values ? String(values.date) : '';
}
