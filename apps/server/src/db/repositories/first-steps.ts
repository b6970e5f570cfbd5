import type { FirstSteps } from '@ministerio/contract';
import type { Store } from '../database.ts';
import { writeSetting } from './settings.ts';

/** What is noted of the first steps: that they were shown, that all were done since then, that they are hidden. */
export type StepsNote = 'shown' | 'done' | 'hidden';

/** What the steps leave behind. Marks, of which a church soon has many, are not counted. */
export async function findSteps(store: Store): Promise<Omit<FirstSteps, 'visibles'>> {
  const first = store.selectFrom('categories').select('name').orderBy('id').limit(1);
  const members = store
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('role', '=', 'USER');
  const mark = store.selectFrom('attendance').select('id').limit(1);
  const published = store
    .selectFrom('content_versions')
    .select('version')
    .where('key', '=', 'datos')
    .where('sample', '=', 0)
    .limit(1);
  return {
    ministerio: (await first.executeTakeFirst())?.name ?? null,
    personas: Number((await members.executeTakeFirstOrThrow()).count),
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
