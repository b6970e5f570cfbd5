import type { UnsentMark } from '../kit/unsent-marks/unsent-list.tsx';

/** Unsent marks of 'Abrir la puerta'. Never fails, so that nothing keeps a person from signing out. */
export async function readUnsent(timeZone: string): Promise<readonly UnsentMark[]> {
  try {
    if (!(await mayHaveMarks())) return [];
    // The question comes with what it asks about: it is never missing once there is something to ask.
    const [{ openOutboxStore }, { listedEntry }, { doorTimes }] = await Promise.all([
      import('../kit/marking/outbox-store.ts'),
      import('../kit/marking/entry.ts'),
      import('../door/index.ts'),
      import('./unsent-question.tsx'),
    ]);
    const store = await openOutboxStore('puerta-panel');
    const { waiting } = await store.read();
    store.close();
    const { dayAndTime } = doorTimes(timeZone);
    return waiting.map((entry) => ({ ...listedEntry(entry), when: dayAndTime(entry.takenMs) }));
  } catch {
    return [];
  }
}

/** Whether the door was ever opened in this browser; where that cannot be asked, it may have been. */
async function mayHaveMarks(): Promise<boolean> {
  if (!window.isSecureContext) return false;
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === 'puerta-panel');
}
