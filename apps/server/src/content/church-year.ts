import { churchClock, yearOf } from '@ministerio/contract/domain';
import type { ContentStore } from './content-store.ts';

/** The year that it is at the church, which decides who counts as a minor (R43). @param nowMs - UTC milliseconds. */
export async function churchYear(content: ContentStore, nowMs: number): Promise<number> {
  return yearOf(churchClock(nowMs, (await content.current()).site.church.timeZone).date);
}
