import type { DoorList, DoorPhone } from '@ministerio/contract';
import type { OutboxStore } from '../kit/marking/outbox-store.ts';

type Notes = Pick<OutboxStore, 'readNote' | 'writeNote' | 'clear'>;

/** A list with the time of its answer, in UTC milliseconds. */
export interface NotedList {
  readonly list: DoorList;
  readonly atMs: number;
}

/** How long a phone may show names without contact (R56). */
const NAMES_MS = 12 * 60 * 60_000;
/** How long a removed phone holds what it could not send (R56). */
const REMOVED_MS = 7 * 24 * 60 * 60_000;

const PHONE = 'telefono';
const LIST = 'lista';
const REMOVED = 'retirado';

/** Whether what a phone knows of the day may still be shown. */
export const isFresh = ({ atMs }: NotedList, now: number): boolean => now - atMs < NAMES_MS;

/** Notes of an enrolled phone about itself, encrypted in its store (R56). */
export function phoneNotes(store: Notes) {
  return {
    readPhone: async () => (await store.readNote(PHONE)) as DoorPhone | undefined,
    /** The phone was enrolled, or the server said again what it is. */
    async writePhone(phone: DoorPhone): Promise<void> {
      await store.writeNote(PHONE, phone);
      await store.writeNote(REMOVED, undefined);
    },
    /** The last list; none once it is twelve hours old. */
    async readList(now: number): Promise<NotedList | null> {
      const noted = (await store.readNote(LIST)) as NotedList | undefined;
      // One of a former build says less of the day.
      if (noted && isFresh(noted, now) && 'propias' in noted.list) return noted;
      await store.writeNote(LIST, undefined);
      return null;
    },
    writeList: (noted: NotedList | null) => store.writeNote(LIST, noted ?? undefined),
    /** When it was first known that this phone was removed, in UTC milliseconds; null while it was not. */
    readRemoved: async () => ((await store.readNote(REMOVED)) as number | undefined) ?? null,
    /** The phone was removed: names go at once. */
    async noteRemoved(now: number): Promise<void> {
      await store.writeNote(LIST, undefined);
      if ((await store.readNote(REMOVED)) === undefined) await store.writeNote(REMOVED, now);
    },
    /** Forgets everything seven days after the removal. @returns whether it did */
    async forgetOld(now: number): Promise<boolean> {
      const removedMs = (await store.readNote(REMOVED)) as number | undefined;
      if (removedMs === undefined || now - removedMs < REMOVED_MS) return false;
      await store.clear();
      return true;
    },
  };
}

/** Interface of {@link phoneNotes}. */
export type PhoneNotes = ReturnType<typeof phoneNotes>;
