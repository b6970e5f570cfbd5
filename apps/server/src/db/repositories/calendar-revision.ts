import type { ContentKey } from '@ministerio/contract';
import type { Calendar } from '@ministerio/contract/domain';
import type { Store } from '../database.ts';
import { newestVersions } from './content-versions.ts';
import { readSetting, writeSetting } from './settings.ts';

/**
 * The revision of the calendars' events: SEQUENCE adds up the versions of meetings and changed dates; the time is when those
 * or the activities were last published.
 * @param builtMs - time of the documents that came with the build, UTC milliseconds.
 * @param shown - the versions that are shown, which may be behind another process's by a moment. @default the newest
 */
export async function calendarRevision(
  store: Store,
  builtMs: number,
  shown?: Readonly<Record<ContentKey, number>>,
): Promise<Calendar['revision']> {
  const rows = new Map((await newestVersions(store)).map((row) => [row.key, row]));
  const setting = (await readSetting(store, 'calendar_raise')) ?? '';
  const [raisedBy = 0, raisedMs = 0] = setting.split(' ').map(Number);
  const versionOf = (key: ContentKey) => shown?.[key] ?? rows.get(key)?.version ?? 0;
  const dated = ['horarios', 'excepciones', 'actividades'] as const;
  return {
    sequence: raisedBy + versionOf('horarios') + versionOf('excepciones'),
    changedMs: Math.max(raisedMs, ...dated.map((key) => rows.get(key)?.savedMs ?? builtMs)),
  };
}

/** Raises a restored database's sequence above that of the database it replaces: calendars ignore what is older. */
export async function raiseCalendar(store: Store, formerSequence: number, nowMs: number): Promise<void> {
  const { sequence } = await calendarRevision(store, 0);
  const by = Number.parseInt((await readSetting(store, 'calendar_raise')) ?? '0', 10);
  const missing = Math.max(0, formerSequence + 1 - sequence);
  await writeSetting(store, 'calendar_raise', `${by + missing} ${nowMs}`, nowMs);
}
