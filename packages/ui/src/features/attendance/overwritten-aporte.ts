import type { listAudit, ReadOf } from '@ministerio/contract';

/** Changes of administrators, newest first, as the audit log answers them. */
export type AuditEntries = ReadOf<typeof listAudit>;

/** What somebody else had written where we have just saved. */
export interface OverwrittenAporte {
  /** Who wrote it. */
  readonly actor: string;
  /** What it said. */
  readonly aporte: string;
}

/**
 * Tells whether the save that was just made replaced something that its author had never seen: two administrators
 * at one list (decisions section 4).
 * @param entries - the newest changes; the first of this record's is the save itself.
 * @param recordId - the record, as text.
 * @param seen - the contribution that stood in the row when it was saved.
 */
export function overwrittenAporte(
  entries: AuditEntries,
  recordId: string,
  seen: string | null,
): OverwrittenAporte | null {
  const [own, previous] = entries.filter(
    (entry) => entry.action === 'aporte_edited' && String(entry.entityId) === recordId,
  );
  const replaced = own?.before?.aporte;
  if (!previous || typeof replaced !== 'string' || replaced === (seen ?? '')) return null;
  return { actor: previous.actor, aporte: replaced };
}
