import type { AuditRow } from '../../src/db/audit-chain/link.ts';
import { Sequencer } from '../../src/db/audit-chain/sequencer.ts';
import type { Database } from '../../src/db/database.ts';
import { GroupCommit } from '../../src/db/group-commit.ts';
import { systemRandom } from '../../src/random.ts';

/** The time of the first entry. */
export const FIRST_MS = Date.parse('2026-09-26T23:30:00.000Z');

/** Entries of every kind with gaps between their ids, as rolled back changes leave them. @param firstId - of them */
export function someEntries(count: number, firstId = 10): AuditRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: firstId + 10 * index,
    at_ms: FIRST_MS + 1000 * index,
    actor_id: index % 4 === 3 ? null : 1 + (index % 3),
    actor_name: ['ruth', 'hugo', 'ana', 'consola del servidor'][index % 4] ?? '',
    ...(kinds[index % kinds.length] ?? kinds[0]),
    request_id: `r${index}`,
  }));
}

const nothing = { entity_id: null, subject_user_id: null, before_json: null, after_json: null };
const kinds = [
  {
    action: 'attendance_deleted',
    entity: 'attendance',
    entity_id: 5,
    subject_user_id: 4,
    before_json: JSON.stringify({
      nombre: 'Ana "la ñandú" 🎵',
      codigo: '••••01',
      date: '2026-09-26',
      latitude: -17.8132,
      longitude: -63.1804,
      aporte: null,
    }),
    after_json: null,
  },
  {
    action: 'user_updated',
    entity: 'user',
    entity_id: 4,
    subject_user_id: 4,
    before_json: JSON.stringify({ email: 'a@x.bo', role: 'USER' }),
    after_json: JSON.stringify({ email: 'b@x.bo', role: 'USER' }),
  },
  { ...nothing, action: 'category_created', entity: 'category', entity_id: 2, after_json: '{"name":"Coro"}' },
  { ...nothing, action: 'password_changed', entity: 'user', entity_id: 4, subject_user_id: 4 },
] as const;

/** A sequencer of its own, as every process has one. */
export function sequencerOf(database: Database): Sequencer {
  return new Sequencer({
    store: database.store,
    commits: new GroupCommit(database.store),
    random: systemRandom,
  });
}
