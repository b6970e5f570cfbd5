import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { openOutboxStore } from './outbox-store.ts';
import { FakePhone, FakeServer, json, type Reply } from './test/fake-door.ts';

const offline: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('undo', () => {
  it('of a mark that never was on the wire asks nobody', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    phone.type('10001');
    await phone.settle();
    const [clave = ''] = phone.type('10482');
    await phone.settle();
    await phone.queue.undo(clave);
    phone.reply = server.reply;
    await phone.pass(MINUTE);
    expect(server.calls).toEqual(['POST /marcas']);
    expect([...server.rows.keys()]).toEqual(['10001']);
  });

  it('of a sent mark is kept until the server answers', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(server.reply);
    const [clave = ''] = phone.type('10482');
    await phone.settle();
    phone.reply = offline;
    await phone.queue.undo(clave);
    const reopened = await phone.kill();
    expect(reopened.queue.read().undoing).toEqual([clave]);
    reopened.reply = server.reply;
    await reopened.pass(MINUTE);
    expect(server.rows.size).toBe(0);
    expect(reopened.queue.read().undoing).toEqual([]);
  });

  it('of a mark whose answer was lost takes it off the server again', async () => {
    const server = new FakeServer();
    const deaf: Reply = async (request) => {
      await server.reply(request);
      throw new TypeError('Failed to fetch');
    };
    const phone = await FakePhone.open(deaf);
    const [clave = ''] = phone.type('10482');
    await phone.settle();
    expect(server.rows.size).toBe(1);
    await phone.queue.undo(clave);
    phone.reply = server.reply;
    await phone.pass(MINUTE);
    expect(server.rows.size).toBe(0);
  });

  it('in another tab, while the batch is being made, keeps a mark off the wire', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    const [kept = '', undone = ''] = phone.type('10001', '10482');
    await phone.settle();
    // Never sent, as far as the other tab can know.
    const other = await openOutboxStore(phone.name);
    await other.drop(undone);
    await other.add({ clave: undone, who: { codigo: '10482' }, takenMs: phone.nowMs });
    const { touch } = phone.store;
    vi.spyOn(phone.store, 'touch').mockImplementationOnce(async (claves) => {
      expect(claves).toContain(undone);
      expect(await other.withdraw(undone)).toBe('gone');
      return touch(claves);
    });
    phone.reply = server.reply;
    await phone.pass(MINUTE);
    other.close();
    expect(server.batches.map(({ marcas }) => marcas.map(({ clave }) => clave))).toEqual([[kept]]);
    expect([...server.rows.keys()]).toEqual(['10001']);
  });

  it('that the server refuses is said', async () => {
    const phone = await FakePhone.open(new FakeServer().reply);
    const [clave = ''] = phone.type('10482');
    await phone.settle();
    phone.reply = () => json(409, { code: 'mark_in_use', message: 'Esta asistencia ya tiene un aporte.' });
    await phone.queue.undo(clave);
    await phone.settle();
    expect(phone.events.at(-1)).toEqual({
      kind: 'not-undone',
      clave,
      message: 'Esta asistencia ya tiene un aporte.',
    });
  });
});

describe('a mark to review', () => {
  it('is given to somebody of the list, with its own time', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(server.reply);
    const [wrong = ''] = phone.type('99821');
    await phone.settle();
    phone.nowMs += 10 * MINUTE;
    await phone.queue.correct(wrong, { usuario: 12, name: 'Ana R.' });
    await phone.settle();
    expect(phone.queue.read().refused).toEqual([]);
    expect(server.batches.at(-1)?.marcas).toMatchObject([
      { usuario: 12, tomada: '2026-11-28T23:00:00.000Z' },
    ]);
  });

  it('is corrected with its own time, or dropped', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(server.reply);
    const [wrong = '', other = ''] = phone.type('99821', '99822');
    await phone.settle();
    phone.nowMs += 10 * MINUTE;
    await phone.queue.correct(wrong, { codigo: '10821' });
    await phone.queue.discard(other);
    await phone.settle();
    expect(phone.queue.read()).toMatchObject({ waiting: [], refused: [] });
    expect(server.batches.at(-1)?.marcas).toMatchObject([
      { codigo: '10821', tomada: '2026-11-28T23:00:00.000Z' },
    ]);
  });
});
