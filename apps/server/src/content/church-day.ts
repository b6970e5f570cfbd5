import { type CalendarDate, churchClock, yearOf } from '@ministerio/contract/domain';
import type { ContentStore } from './content-store.ts';

/** The day that it is at the church. @param nowMs - UTC milliseconds. */
export async function churchDay(content: ContentStore, nowMs: number): Promise<CalendarDate> {
  return churchClock(nowMs, (await content.current()).site.church.timeZone).date;
}

/** The year that it is at the church, which decides who counts as a minor (R43). @param nowMs - UTC milliseconds. */
export async function churchYear(content: ContentStore, nowMs: number): Promise<number> {
  return yearOf(await churchDay(content, nowMs));
}
