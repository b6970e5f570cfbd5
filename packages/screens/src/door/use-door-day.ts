import { doorList } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Outbox } from '../kit/marking/outbox.ts';
import { isFresh, type NotedList, type PhoneNotes } from './phone-notes.ts';

/** How often the count of all doors is asked for. */
const REFRESH_MS = 60_000;
/** While an administrator is about to press 'Es este'. */
const UNCONFIRMED_MS = 5000;
/** Marks and undos within so long are one question. */
const AFTER_MARK_MS = 2000;

/** The day's list, and how many answers this door had had when it asked for it. */
type AskedList = NotedList & { readonly asked: number };

/**
 * The day as the server shows it to this door: the count, and people where it may have them. Null until the first answer,
 * when names are twelve hours old, and once the phone was removed (R56).
 * @param notes - of a phone, which keeps its list for when there is no signal; an administrator's door keeps none.
 * @param heard - how many answers this door has had.
 */
export function useDoorDay(
  queue: Outbox,
  client: Client,
  now: () => number,
  notes: PhoneNotes | undefined,
  heard: RefObject<number>,
): AskedList | null {
  const [loaded, setLoaded] = useState<AskedList | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const asking = useRef(false);
  const load = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    const asked = heard.current;
    try {
      const { waiting } = queue.read();
      const list = await client.call(doorList, { query: { pendientes: waiting.length } });
      const noted = { list, atMs: now() };
      setLoaded({ ...noted, asked });
      queue.noteAnswer();
      if ('telefono' in list) await notes?.writePhone(list.telefono);
      await notes?.writeList(noted);
    } catch (error) {
      queue.noteFailure(error);
      if (queue.read().access !== 'open') setLoaded(null);
      // Expired names go with the next drawing.
      else drawAgain();
    } finally {
      asking.current = false;
    }
  }, [queue, client, now, notes, heard]);

  useEffect(() => {
    void notes
      ?.readList(now())
      .then((noted) => setLoaded((newer) => newer ?? (noted && { ...noted, asked: 0 })));
  }, [notes, now]);
  const { access } = queue.read();
  useEffect(() => {
    let cancel = () => {};
    const again = () => {
      void load();
      cancel = queue.after(access === 'unconfirmed' ? UNCONFIRMED_MS : REFRESH_MS, again);
    };
    again();
    return () => cancel();
  }, [load, access, queue]);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const stop = queue.listen(({ kind }) => {
      if (kind !== 'answered' && kind !== 'noted' && kind !== 'undone') return;
      // Not begun again by the next mark: the count also follows a queue that never pauses.
      cancel ??= queue.after(AFTER_MARK_MS, () => {
        cancel = undefined;
        void load();
      });
    });
    document.addEventListener('visibilitychange', drawAgain);
    return () => {
      cancel?.();
      stop();
      document.removeEventListener('visibilitychange', drawAgain);
    };
  }, [load, queue]);

  return loaded && isFresh(loaded, now()) ? loaded : null;
}
