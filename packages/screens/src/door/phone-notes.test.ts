import 'fake-indexeddb/auto';
import { doorLists } from '@ministerio/contract/fixtures';
import { expect, it } from 'vitest';
import { openOutboxStore } from '../kit/marking/outbox-store.ts';
import { phoneNotes } from './phone-notes.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 28, 22);
let opened = 0;

async function setUp() {
  opened += 1;
  const store = await openOutboxStore(`notas-${opened}`);
  return { store, notes: phoneNotes(store) };
}

const list = doorLists.nombres;

it('shows names for twelve hours without contact, then forgets them (R56)', async () => {
  const { store, notes } = await setUp();
  await notes.writeList({ list, atMs: START });
  expect(await notes.readList(START + 12 * HOUR - 1)).toEqual({ list, atMs: START });
  expect(await notes.readList(START + 12 * HOUR)).toBeNull();
  expect(await store.readNote('lista')).toBeUndefined();
});

it('forgets names at once when the phone is removed, and everything seven days later (R56)', async () => {
  const { store, notes } = await setUp();
  await notes.writePhone(list.telefono);
  await notes.writeList({ list, atMs: START });
  await store.add({ clave: 'a', who: { codigo: '10482' }, takenMs: START });
  await notes.noteRemoved(START);
  expect(await store.readNote('lista')).toBeUndefined();
  // Seen again a day later: the seven days count from the first time.
  await notes.noteRemoved(START + DAY);
  expect(await notes.forgetOld(START + 7 * DAY - 1)).toBe(false);
  expect((await store.read()).waiting).toHaveLength(1);
  expect(await notes.forgetOld(START + 7 * DAY)).toBe(true);
  expect(await store.read()).toEqual({ waiting: [], refused: [], undoing: [] });
  expect(await notes.readPhone()).toBeUndefined();
});

it('a phone that is enrolled again is no removed one', async () => {
  const { notes } = await setUp();
  await notes.noteRemoved(START);
  await notes.writePhone(list.telefono);
  expect(await notes.readRemoved()).toBeNull();
  expect(await notes.forgetOld(START + 8 * DAY)).toBe(false);
});
