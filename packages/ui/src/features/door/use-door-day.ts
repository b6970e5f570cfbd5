import { type DoorList, doorList } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isFresh, type NotedList, type PhoneNotes } from './phone-notes.ts';
import type { DoorQueue } from './queue/door-queue.ts';

/** How often the count of all doors is asked for. */
const REFRESH_MS = 60_000;
/** While an administrator is about to press 'Es este'. */
const UNCONFIRMED_MS = 5000;
/** Marks within so long are one question. */
const AFTER_MARK_MS = 2000;

/**
 * What the server shows this door of the day: the count, and people where it may have them. Null until the first answer,
 * when names are twelve hours old, and once the phone was removed (R56).
 * @param notes - of a phone, which keeps its list for when there is no signal; an administrator's door keeps none.
 */
export function useDoorDay(
  queue: DoorQueue,
  client: Client,
  now: () => number,
  notes: PhoneNotes | undefined,
): DoorList | null {
  const [loaded, setLoaded] = useState<NotedList | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const asking = useRef(false);
  const load = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const { waiting } = queue.read();
      const list = await client.call(doorList, { query: { pendientes: waiting.length } });
      const noted = { list, atMs: now() };
      setLoaded(noted);
      queue.noteAnswer();
      if ('telefono' in list) await notes?.writePhone(list.telefono);
      await notes?.writeList(noted);
    } catch (error) {
      queue.noteFailure(error);
      if (queue.read().access !== 'open') setLoaded(null);
      // What is too old goes with the next drawing.
      else drawAgain();
    } finally {
      asking.current = false;
    }
  }, [queue, client, now, notes]);

  useEffect(() => {
    void notes?.readList(now()).then((noted) => setLoaded((newer) => newer ?? noted));
  }, [notes, now]);
  const { access } = queue.read();
  useEffect(() => {
    void load();
    const every = setInterval(() => void load(), access === 'unconfirmed' ? UNCONFIRMED_MS : REFRESH_MS);
    return () => clearInterval(every);
  }, [load, access]);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = queue.listen(({ kind }) => {
      if (kind !== 'answered') return;
      // Not begun again by the next mark: the count also follows a queue that never pauses.
      soon ??= setTimeout(() => {
        soon = undefined;
        void load();
      }, AFTER_MARK_MS);
    });
    document.addEventListener('visibilitychange', drawAgain);
    return () => {
      clearTimeout(soon);
      stop();
      document.removeEventListener('visibilitychange', drawAgain);
    };
  }, [load, queue]);

  return loaded && isFresh(loaded, now()) ? loaded.list : null;
}
