import { z } from 'zod';
import type { Store } from '../db/database.ts';
import { readSetting } from '../db/repositories/settings.ts';

const demoRows = z.object({
  users: z.array(z.int()),
  categories: z.array(z.int()),
  messages: z.array(z.int()),
  feed: z.string(),
  etag: z.string(),
});

/** Which rows are sample data. */
export type DemoRows = z.output<typeof demoRows>;

/** @returns null where there is no sample data, or none any more. */
export async function readDemoRows(store: Store): Promise<DemoRows | null> {
  const noted = await readSetting(store, 'demo');
  return noted === null ? null : demoRows.parse(JSON.parse(noted));
}
