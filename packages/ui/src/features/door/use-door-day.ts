import { type DoorList, doorList } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DoorQueue } from './queue/door-queue.ts';

/** How often the count of all doors is asked for. */
const REFRESH_MS = 60_000;
/** Marks that follow each other are one question. */
const AFTER_MARK_MS = 2000;
/** How long a phone may show names without contact (R56). */
const NAMES_MS = 12 * 60 * 60_000;

interface Loaded {
  readonly list: DoorList;
  readonly atMs: number;
}

/**
 * What the server shows this door of the day: the count, and people where it may have them. Null until the first answer,
 * when names are twelve hours old, and once the phone was removed.
 */
export function useDoorDay(queue: DoorQueue, client: Client, now: () => number): DoorList | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const asking = useRef(false);
  const load = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const { waiting } = queue.read();
      const list = await client.call(doorList, { query: { pendientes: waiting.length } });
      setLoaded({ list, atMs: now() });
      queue.noteLink('en-linea');
    } catch (error) {
      queue.noteFailure(error);
      if (queue.read().access === 'removed') setLoaded(null);
      else setLoaded((last) => (last && now() - last.atMs < NAMES_MS ? last : null));
    } finally {
      asking.current = false;
    }
  }, [queue, client, now]);

  useEffect(() => {
    void load();
    const every = setInterval(() => void load(), REFRESH_MS);
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = queue.listen(({ kind }) => {
      if (kind !== 'answered') return;
      clearTimeout(soon);
      soon = setTimeout(() => void load(), AFTER_MARK_MS);
    });
    return () => {
      clearInterval(every);
      clearTimeout(soon);
      stop();
    };
  }, [load, queue]);

  return loaded?.list ?? null;
}
