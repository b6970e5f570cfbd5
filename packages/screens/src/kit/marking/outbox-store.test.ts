import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { openOutboxStore } from './outbox-store.ts';
import { newcomer } from './test/fake-door.ts';

const mark = { clave: '1', who: { codigo: '10482' }, takenMs: 1 };
const visit = { clave: 'v', who: { visitor: newcomer }, takenMs: 4 };

/** Every byte that a store keeps, as text. */
async function dump(name: string): Promise<string> {
  const db = await openDB(name);
  const rows = await Promise.all([...db.objectStoreNames].map((store) => db.getAll(store)));
  db.close();
  const asText = (_key: string, value: unknown): unknown =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? new TextDecoder('latin1').decode(value as ArrayBuffer)
      : value;
  return JSON.stringify(rows, asText);
}

it('keeps no readable number and no readable name, waiting, refused or noted (R56)', async () => {
  const store = await openOutboxStore('volcado');
  await store.add(mark);
  await store.add({ clave: '2', who: { codigo: '99001' }, takenMs: 2 });
  await store.add({ clave: '3', who: { usuario: 7, name: 'Fernanda R.' }, takenMs: 3 });
  await store.settle([{ clave: '2', refusal: 'no-existe' }]);
  await store.writeNote('lista', ['Camila R.']);
  expect(await dump('volcado')).not.toMatch(/10482|99001|Fernanda|Camila/);
  expect(await store.read()).toMatchObject({
    waiting: [{ who: { codigo: '10482' } }, { who: { name: 'Fernanda R.' } }],
    refused: [{ who: { codigo: '99001' }, reason: 'no-existe' }],
  });
  expect(await store.readNote('lista')).toEqual(['Camila R.']);
});

it('keeps nothing readable of a visitor, waiting or refused (R56)', async () => {
  const store = await openOutboxStore('visita');
  await store.add(visit);
  await store.add({ ...visit, clave: 'w', takenMs: 5 });
  await store.settle([{ clave: 'w', refusal: 'fuera-de-plazo' }]);
  expect(await dump('visita')).not.toMatch(/Kevin|"M"|menor|70012345|Ana Rojas/);
  expect(await store.read()).toMatchObject({
    waiting: [{ clave: 'v', who: { visitor: newcomer } }],
    refused: [{ clave: 'w', who: { visitor: newcomer }, reason: 'fuera-de-plazo' }],
  });
});

it('has nothing of a visit once the server has it, or it was undone or dropped', async () => {
  const store = await openOutboxStore('visita-enviada');
  for (const clave of ['sent', 'undone', 'dropped']) await store.add({ ...visit, clave });
  const before = await dump('visita-enviada');
  await store.touch(['sent']);
  await store.settle([{ clave: 'sent', refusal: null }]);
  await store.withdraw('undone', true);
  await store.drop('dropped');
  const after = await dump('visita-enviada');
  expect(before).toContain('"clave"');
  expect(after).not.toMatch(/"clave"|Kevin|70012345/);
  expect(await store.read()).toEqual({ waiting: [], refused: [], undoing: [] });
});

it('knows of a visit that is undone whether the server may have it', async () => {
  const store = await openOutboxStore('visita-deshecha');
  await store.add(visit);
  await store.add({ ...visit, clave: 'w' });
  await store.touch(['w']);
  expect(await store.withdraw('v', true)).toBe('gone');
  expect(await store.withdraw('w', true)).toBe('sent');
  expect(await store.withdraw('answered before', true)).toBe('sent');
});

it('gives to the wire only what is still here to be sent', async () => {
  const store = await openOutboxStore('al-enviar');
  await store.add(mark);
  await store.add(visit);
  await store.add({ ...mark, clave: '2' });
  await store.touch(['2']);
  await store.withdraw('2');
  await store.withdraw('v', true);
  expect(await store.touch(['1', '2', 'v'])).toEqual(new Set(['1']));
});

it('keeps its key from scripts', async () => {
  await openOutboxStore('llave');
  const db = await openDB('llave');
  const key = (await db.get('llaves', 'llave')) as CryptoKey;
  db.close();
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

it('has nothing of a mark once the server has it', async () => {
  const store = await openOutboxStore('enviada');
  await store.add(mark);
  await store.settle([{ clave: '1', refusal: null }]);
  expect(await store.read()).toEqual({ waiting: [], refused: [], undoing: [] });
  expect(await dump('enviada')).not.toContain('"clave"');
});

it('gives two tabs that open at once one key', async () => {
  const [one, other] = await Promise.all([openOutboxStore('dos'), openOutboxStore('dos')]);
  await one.add(mark);
  expect((await other.read()).waiting).toEqual([mark].map((each) => expect.objectContaining(each)));
});

it('undoes here what was never on the wire, and remembers to undo the rest', async () => {
  const store = await openOutboxStore('deshacer');
  await store.add(mark);
  await store.add({ ...mark, clave: '2' });
  await store.touch(['2']);
  expect(await store.withdraw('1')).toBe('gone');
  expect(await store.withdraw('2')).toBe('sent');
  expect(await store.withdraw('sent before')).toBe('sent');
  // An answer that comes late does not end the undo.
  await store.settle([{ clave: '2', refusal: null }]);
  expect((await store.read()).undoing.toSorted()).toEqual(['2', 'sent before']);
  await store.settle([{ clave: '2', refusal: 'no-existe' }]);
  expect((await store.read()).undoing).toEqual(['sent before']);
});

it('forgets everything', async () => {
  const store = await openOutboxStore('vacia');
  await store.add(mark);
  await store.add(visit);
  await store.writeNote('telefono', { nombre: 'Mesa 3' });
  await store.clear();
  expect(await store.read()).toEqual({ waiting: [], refused: [], undoing: [] });
  expect(await store.readNote('telefono')).toBeUndefined();
});

it('never covers what was stored while a reading was under way', async () => {
  const [store, other] = await Promise.all([openOutboxStore('lenta'), openOutboxStore('lenta')]);
  await other.add(mark);
  const { subtle } = crypto;
  const decrypt = subtle.decrypt.bind(subtle);
  vi.spyOn(subtle, 'decrypt').mockImplementationOnce(async (...args) => {
    await store.add({ ...mark, clave: '2' });
    return decrypt(...args);
  });
  await store.read();
  expect(store.content().waiting.map(({ clave }) => clave)).toEqual(['1', '2']);
});
