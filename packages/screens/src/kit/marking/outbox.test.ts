import 'fake-indexeddb/auto';
import { doorList } from '@ministerio/contract';
import { createClient } from '@ministerio/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { keptWords } from './entry.ts';
import { openOutboxStore } from './outbox-store.ts';
import { FakePhone, FakeServer, json, newcomer, type Reply } from './test/fake-door.ts';
import { linkAfter, offline, proxies } from './test/proxies.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('marks with a signal', () => {
  it('are sent at once, with the time of typing, and leave the phone', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(server.reply);
    phone.type('10482');
    await phone.settle();
    expect([...server.rows.keys()]).toEqual(['10482']);
    expect(server.batches[0]?.marcas[0]?.tomada).toBe('2026-11-28T23:00:00.000Z');
    expect(phone.queue.read()).toMatchObject({ waiting: [], refused: [], link: 'en-linea' });
    expect(phone.events).toMatchObject([{ kind: 'answered', answer: { resultado: 'marcada' } }]);
  });

  it('go in batches of up to 200', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    phone.type(...Array.from({ length: 450 }, (_, index) => String(10_000 + index)));
    await phone.settle();
    phone.reply = server.reply;
    await phone.pass(MINUTE);
    expect(server.batches.map(({ marcas }) => marcas.length)).toEqual([200, 200, 50]);
    expect(server.batches.map(({ pendientes }) => pendientes)).toEqual([250, 50, 0]);
  });
});

it('reads its store once, however much is sent, and again when another tab has changed it', async () => {
  const server = new FakeServer();
  const phone = await FakePhone.open(server.reply);
  const read = vi.spyOn(phone.store, 'read');
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
  const [, clave = ''] = phone.type('10482', '10517', '99001');
  await phone.settle();
  await phone.queue.undo(clave);
  await phone.settle();
  expect([...server.rows.keys()]).toEqual(['10482']);
  expect(read).not.toHaveBeenCalled();
  await phone.queue.reload();
  expect(phone.queue.read()).toMatchObject({ waiting: [], refused: [{ who: { codigo: '99001' } }] });
  expect(decrypt).not.toHaveBeenCalled();
  decrypt.mockRestore();
});

it('shows what another tab has stored, once it is told', async () => {
  const phone = await FakePhone.open(offline);
  const other = await openOutboxStore(phone.name);
  await other.add({ clave: 'x', who: { codigo: '10482' }, takenMs: phone.nowMs });
  await phone.queue.reload();
  other.close();
  expect(phone.queue.read().waiting).toContainEqual(
    expect.objectContaining({ clave: 'x', who: { codigo: '10482' } }),
  );
});

describe('without a signal', () => {
  it('begins by itself after three seconds without an answer', async () => {
    const phone = await FakePhone.open(() => new Promise(() => undefined));
    phone.type('10482');
    await phone.pass(2900);
    expect(phone.queue.read().link).toBe('en-linea');
    await phone.pass(200);
    expect(phone.queue.read()).toMatchObject({ link: 'sin-senal', waiting: [{ who: { codigo: '10482' } }] });
  });

  it('waits longer after each failure, at most about half a minute', async () => {
    const reply = vi.fn(offline);
    const phone = await FakePhone.open(reply);
    phone.type('10482');
    await phone.settle();
    const at: number[] = [];
    reply.mockImplementation((request) => {
      at.push(phone.nowMs);
      return offline(request);
    });
    await phone.pass(3 * MINUTE);
    const waits = at.slice(1).map((ms, index) => ms - (at[index] ?? 0));
    expect(waits.slice(0, 5)).toEqual([4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('keeps everything over a killed tab; one row for each person, nothing lost, three to review', async () => {
    const server = new FakeServer();
    const numbers = [
      ...Array.from({ length: 257 }, (_, index) => String(10_000 + index)),
      ...Array.from({ length: 40 }, (_, index) => String(10_000 + index)),
      '99001',
      '99002',
      '99003',
    ];
    const first = await FakePhone.open(offline);
    first.type(...numbers.slice(0, 150));
    await first.settle();
    const second = await first.kill();
    expect(second.queue.read().waiting).toHaveLength(150);
    second.type(...numbers.slice(150));
    await second.settle();
    second.reply = server.reply;
    await second.pass(MINUTE);
    expect(server.rows.size).toBe(257);
    expect(second.queue.read().waiting).toEqual([]);
    expect(second.queue.read().refused.map(({ who }) => 'codigo' in who && who.codigo)).toEqual([
      '99001',
      '99002',
      '99003',
    ]);
  });
});

/** Error that the client throws at an answer. */
const refusal = (answer: Response) =>
  createClient({ baseUrl: '/api', getToken: () => null, fetch: async () => answer.clone() })
    .call(doorList, { query: {} })
    .catch((error: unknown) => error);

describe.each(proxies)('answered by %s', (name, reply) => {
  it('loses and moves nothing, and sends it all once the server itself answers', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(reply);
    phone.type('10482', '10517', '99001');
    await phone.pass(5 * MINUTE);
    expect(phone.queue.read().waiting.map(({ who }) => who)).toEqual([
      { codigo: '10482' },
      { codigo: '10517' },
      { codigo: '99001' },
    ]);
    expect(phone.queue.read()).toMatchObject({ refused: [], link: linkAfter(name) });
    phone.reply = server.reply;
    phone.queue.reopen();
    await phone.pass(MINUTE);
    // Which is stored first, and so sent alone first, is the encryption's.
    expect([...server.rows.keys()].sort()).toEqual(['10482', '10517']);
    expect(phone.queue.read()).toMatchObject({ waiting: [], refused: [{ who: { codigo: '99001' } }] });
  });
});

describe('a phone that was removed', () => {
  it('says so, keeps its list and stops asking', async () => {
    const reply = vi.fn<Reply>(() => json(401, { code: 'phone_removed', message: 'Ya no está autorizado.' }));
    const phone = await FakePhone.open(reply);
    phone.type('10482');
    await phone.pass(10 * MINUTE);
    expect(phone.queue.read()).toMatchObject({ access: 'removed', waiting: [{ who: { codigo: '10482' } }] });
    expect(reply).toHaveBeenCalledTimes(1);
  });
});

describe('a phone whose inscription is over', () => {
  const ended = json(401, { code: 'phone_ended', message: 'La inscripción terminó.' });

  it('still sends what it took before, and stays at its end', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    phone.type('10482');
    await phone.pass(MINUTE);
    phone.reply = server.reply;
    // The day's list is refused, marks are not.
    phone.queue.noteFailure(await refusal(ended));
    await phone.pass(MINUTE);
    expect([...server.rows.keys()]).toEqual(['10482']);
    expect(phone.queue.read()).toMatchObject({ access: 'ended', waiting: [] });
  });

  it('is removed once its marks are refused too', async () => {
    const phone = await FakePhone.open(() => ended.clone());
    phone.type('10482');
    await phone.pass(MINUTE);
    expect(phone.queue.read()).toMatchObject({ access: 'removed', waiting: [{ who: { codigo: '10482' } }] });
  });
});

it('a phone that was removed before a reload still is, until the server says otherwise', async () => {
  const reply = vi.fn<Reply>(offline);
  const phone = await FakePhone.open(reply);
  await phone.queue.start('removed');
  phone.type('10482');
  await phone.pass(MINUTE);
  expect(phone.queue.read().access).toBe('removed');
  expect(reply).not.toHaveBeenCalled();
  phone.queue.noteAnswer();
  expect(phone.queue.read().access).toBe('open');
});

describe('one mark that the server does not take', () => {
  it('does not hold up the others', async () => {
    const server = new FakeServer();
    const picky: Reply = (request) =>
      request.body.marcas.some(({ codigo }) => codigo === 'roto')
        ? json(400, { code: 'validation_failed', message: 'Revisa los datos.' })
        : server.reply(request);
    const phone = await FakePhone.open(picky);
    phone.type('roto', '10482', '10517', '10533');
    await phone.pass(5 * MINUTE);
    expect([...server.rows.keys()].sort()).toEqual(['10482', '10517', '10533']);
    expect(phone.queue.read().waiting.map(({ who }) => who)).toEqual([{ codigo: 'roto' }]);
  });
});

it('counts as waiting what is stored, not what is on its way there', async () => {
  const phone = await FakePhone.open(offline);
  phone.type('10482');
  expect(phone.queue.read()).toMatchObject({ waiting: [{ who: { codigo: '10482' } }], stored: 0 });
  await phone.settle();
  expect(phone.queue.read().stored).toBe(1);
});

it('says that a full phone keeps nothing', async () => {
  const phone = await FakePhone.open(offline);
  vi.spyOn(phone.store, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  phone.type('10482');
  await phone.settle();
  expect(phone.events).toMatchObject([{ kind: 'not-stored', mark: { who: { codigo: '10482' } } }]);
  expect(phone.queue.read().waiting).toEqual([]);
});

describe('what stays of a mark', () => {
  it.each([
    [{ codigo: '10482' }, '••82'],
    [{ codigo: '82' }, '••2'],
    [{ codigo: '7' }, '••'],
    [{ usuario: 4, name: 'Ana R.' }, 'Ana R.'],
    [{ visitor: newcomer }, 'Visita'],
  ])('%j: %s', (who, words) => {
    expect(keptWords(who)).toBe(words);
  });
});

it('that was stopped while another tab held it up sends nothing any more', async () => {
  const server = new FakeServer();
  const phone = await FakePhone.open(offline);
  phone.type('10482');
  await phone.settle();
  phone.reply = server.reply;
  phone.queue.send();
  phone.queue.stop();
  await phone.pass(MINUTE);
  expect(server.calls).toEqual([]);
});
