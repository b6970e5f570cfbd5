import { createHmac, hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Random } from '../../random.ts';
import { personalFields, positionFields } from '../repositories/redact-audit.ts';
import type { AuditChainTable, AuditLogTable } from '../schema.ts';

export type AuditRow = Selectable<AuditLogTable>;
export type ChainRow = Selectable<AuditChainTable>;

/** Values that are erased together: with the person who acted, with the person concerned, or with the position. */
export const PARTS = ['actor', 'subject', 'position'] as const;
export type Part = (typeof PARTS)[number];

/** The head of the chain: its last link, as far as the next one follows from it. */
export type ChainHead = Pick<ChainRow, 'seq' | 'entry_id' | 'at_ms' | 'hash'>;

/** Head before the first link. */
export const START: ChainHead = { seq: 0, entry_id: 0, at_ms: 0, hash: '0'.repeat(64) };

/** An entry cut into what stays for ever and what may be erased. */
export interface EntryParts {
  readonly open: readonly unknown[];
  readonly values: Readonly<Record<Part, readonly unknown[]>>;
}

export function partsOf(row: AuditRow): EntryParts {
  const values: Record<Part, unknown[]> = { actor: [row.actor_name], subject: [], position: [] };
  const open = [
    row.actor_id,
    row.action,
    row.entity,
    row.entity_id,
    row.subject_user_id,
    row.request_id,
    openValues(row.before_json, values),
    openValues(row.after_json, values),
  ];
  return { open, values };
}

/** JSON with a 0 in the place of each value that may be erased, which goes to its part. */
function openValues(json: string | null, values: Record<Part, unknown[]>): string | null {
  if (json === null || !isOurs(json)) return json;
  const open: unknown = JSON.parse(json, (field, value: unknown) => {
    const part = partOf(field);
    if (part === null) return value;
    values[part].push(value);
    return 0;
  });
  return JSON.stringify(open);
}

/** Whether a text is written as we write it; another spelling of the same values is an edit. */
function isOurs(json: string): boolean {
  try {
    return JSON.stringify(JSON.parse(json)) === json;
  } catch {
    return false;
  }
}

function partOf(field: string): Part | null {
  if (positionFields.includes(field)) return 'position';
  return personalFields.includes(field) ? 'subject' : null;
}

/** Commits to values: without the salt nobody can try which values they were. */
export function hashOfValues(salt: string, values: readonly unknown[]): string {
  return createHmac('sha256', salt).update(JSON.stringify(values)).digest('hex');
}

/** The hash of an entry's lasting values and of the hashes that stand for the others. */
export function contentHash(open: readonly unknown[], link: Pick<ChainRow, `${Part}_hash`>): string {
  return sha256([...open, link.actor_hash, link.subject_hash, link.position_hash]);
}

/** A link's own hash. */
export function linkHash({ seq, entry_id, at_ms, previous, content }: Omit<ChainRow, 'hash'>): string {
  return sha256([seq, entry_id, at_ms, previous, content]);
}

function sha256(values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values));
}

/** The link of an entry. @param head - the link before it. */
export function linkOf(row: AuditRow, head: ChainHead, random: Random): ChainRow {
  const { open, values } = partsOf(row);
  const personal = {
    ...salted('actor', values, random),
    ...salted('subject', values, random),
    ...salted('position', values, random),
  };
  const link = {
    seq: head.seq + 1,
    entry_id: row.id,
    at_ms: row.at_ms,
    previous: head.hash,
    content: contentHash(open, personal),
    ...personal,
  };
  return { ...link, hash: linkHash(link) };
}

type Salted<Name extends Part> = Pick<ChainRow, `${Name}_salt` | `${Name}_hash`>;

function salted<Name extends Part>(part: Name, values: EntryParts['values'], random: Random): Salted<Name> {
  const salt = values[part].length === 0 ? null : random.text(16);
  const hash = salt === null ? null : hashOfValues(salt, values[part]);
  return { [`${part}_salt`]: salt, [`${part}_hash`]: hash } as Salted<Name>;
}
