import type { AuditAction } from '@ministerio/contract/domain';
import type { Store } from '../database.ts';
import { expiryAt } from '../retention.ts';
import type { Erasure } from './compare-entry.ts';

/** After these, people are gone without an entry of their own. */
const deletingMany: readonly AuditAction[] = ['demo_removed', 'database_restored'];

/**
 * The erasures that nothing explains: a deleted person has no account and an entry that says so (R38), a position is
 * old enough (R39).
 * @param nowMs - UTC milliseconds.
 */
export async function unexplained(
  store: Store,
  erasures: readonly Erasure[],
  nowMs: number,
): Promise<readonly Erasure[]> {
  const { positionsBefore } = expiryAt(nowMs);
  const open = erasures.filter(
    ({ part, day }) => part !== 'position' || day === '' || day >= positionsBefore,
  );
  const people = [...new Set(open.flatMap(({ personId }) => personId ?? []))];
  if (people.length === 0) return open;
  const present = await store.selectFrom('users').select('id').where('id', 'in', people).execute();
  const deleted = await store
    .selectFrom('audit_log')
    .select('entity_id as id')
    .where('action', '=', 'user_deleted' satisfies AuditAction)
    .where('entity', '=', 'user')
    .where('entity_id', 'in', people)
    .execute();
  const many = await store
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('action', 'in', deletingMany)
    .executeTakeFirst();
  const gone = new Set(people);
  for (const { id } of present) gone.delete(id);
  const named = new Set(deleted.map(({ id }) => id));
  return open.filter(
    ({ personId, entryId }) =>
      personId === null || !gone.has(personId) || !(named.has(personId) || entryId < (many?.id ?? 0)),
  );
}
