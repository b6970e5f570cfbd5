import type { FirstSteps } from '@ministerio/contract';
import { countOf } from '../count-of.ts';
import type { Store } from '../database.ts';
import { writeSetting } from './settings.ts';

/** Notes about the first steps: that they were shown, that all were done since then, that they are hidden. */
export type StepsNote = 'shown' | 'done' | 'hidden';

/** Rows of the sample data, which count as no step. */
interface SampleRows {
  readonly users: readonly number[];
  readonly categories: readonly number[];
}

/**
 * Rows that the steps leave behind. Marks, of which a church soon has many, are not counted.
 * @param sample - null without sample data.
 */
export async function findSteps(
  store: Store,
  sample: SampleRows | null,
): Promise<Omit<FirstSteps, 'visibles'>> {
  // No row has this id; a list in SQL is never empty.
  const users = [0, ...(sample?.users ?? [])];
  const categories = [0, ...(sample?.categories ?? [])];
  const first = store
    .selectFrom('categories')
    .select('name')
    .where('id', 'not in', categories)
    .orderBy('id')
    .limit(1);
  const members = store.selectFrom('users').where('role', '=', 'USER').where('id', 'not in', users);
  const mark = store
    .selectFrom('attendance')
    .select('id')
    // Marks of the sample data have no author; a mark by an administrator is a step, also of a sample person.
    .where(({ eb, or }) =>
      or([eb('user_id', 'not in', users), eb('marked_by', 'is not', null), eb('phone_id', 'is not', null)]),
    )
    .limit(1);
  const published = store
    .selectFrom('content_versions')
    .select('version')
    .where('key', '=', 'datos')
    .where('sample', '=', 0)
    .limit(1);
  return {
    ministerio: (await first.executeTakeFirst())?.name ?? null,
    personas: await countOf(members),
    marcas: (await mark.executeTakeFirst()) === undefined ? 0 : 1,
    sitio: (await published.executeTakeFirst()) !== undefined,
  };
}

/** Notes what was seen; what somebody else has noted since `seen` was read stays. */
export async function noteSteps(
  store: Store,
  seen: string | null,
  note: StepsNote,
  nowMs: number,
): Promise<void> {
  if (seen === null) {
    await store
      .insertInto('settings')
      .values({ key: 'first_steps', value: note, updated_ms: nowMs })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return;
  }
  await store
    .updateTable('settings')
    .set({ value: note, updated_ms: nowMs })
    .where('key', '=', 'first_steps')
    .where('value', '=', seen)
    .execute();
}

/** Hides the steps for good, whatever else is noted. */
export function hideSteps(store: Store, nowMs: number): Promise<void> {
  const hidden: StepsNote = 'hidden';
  return writeSetting(store, 'first_steps', hidden, nowMs);
}
