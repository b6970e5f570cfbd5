import { type CalendarDate, churchClock, yearOf } from '@ministerio/contract/domain';
import type { Context } from '../context.ts';
import type { ContactRules } from './contacts.ts';
import { type SuspendedDays, suspendedDays } from './suspended-days.ts';

/** Facts of the church that the lists need beside its people. */
export interface ChurchToday extends ContactRules {
  /** The church's day. */
  readonly today: CalendarDate;
  readonly timeZone: string;
  readonly suspended: SuspendedDays;
}

/** Reads it, before a transaction, which awaits nothing but database work (R22). */
export async function churchToday({
  content,
  clock,
}: Pick<Context, 'content' | 'clock'>): Promise<ChurchToday> {
  const { documents, site } = await content.current();
  const { timeZone, countryCode } = site.church;
  const nowMs = clock();
  const today = churchClock(nowMs, timeZone).date;
  return {
    today,
    timeZone,
    countryCode,
    nowMs,
    year: yearOf(today),
    suspended: suspendedDays(documents, today),
  };
}
