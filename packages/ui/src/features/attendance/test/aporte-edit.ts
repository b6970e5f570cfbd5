import type { AuditEntry } from '@ministerio/contract';

/** An audit log entry for one saved aporte. */
export function aporteEdit(
  id: number,
  actor: string,
  before: string | null,
  after: string,
  entityId = 105,
): AuditEntry {
  return {
    id,
    at: '2026-11-21T23:03:12.000Z',
    actor,
    action: 'aporte_edited',
    entity: 'attendance',
    entityId,
    person: null,
    before: { aporte: before },
    after: { aporte: after },
  };
}
