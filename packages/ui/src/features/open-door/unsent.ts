/** A mark of the door that waits in this browser. */
export interface UnsentAtDoor {
  readonly clave: string;
  /** The number, or the name that was tapped. */
  readonly who: string;
  /** Day and time of typing: 'sáb 28 nov, 19:06'. */
  readonly when: string;
}

/** What 'Abrir la puerta' has not sent. Never fails: nobody is kept from signing out. */
export async function readUnsent(timeZone: string): Promise<readonly UnsentAtDoor[]> {
  try {
    if (!(await mayHaveMarks())) return [];
    const { openDoorStore, whoWords, doorTimes } = await import('../door/index.ts');
    const store = await openDoorStore('puerta-panel');
    const { waiting } = await store.read();
    store.close();
    const { dayAndTime } = doorTimes(timeZone);
    return waiting.map(({ clave, who, takenMs }) => ({
      clave,
      who: whoWords(who),
      when: dayAndTime(takenMs),
    }));
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
