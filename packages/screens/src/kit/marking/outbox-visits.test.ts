import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { FakePhone, FakeServer, json, newcomer, type Reply } from './test/fake-door.ts';
import { linkAfter, offline, proxies } from './test/proxies.ts';

const MINUTE = 60_000;
const names = (phone: FakePhone) =>
  phone.queue.read().waiting.map(({ who }) => ('visitor' in who ? who.visitor.nombre : null));
const portal: Reply = () => new Response('Error', { status: 500 });

describe('visits', () => {
  it('are sent at once with the time of typing, and leave the phone', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(server.reply);
    phone.greet('Kevin');
    await phone.settle();
    expect(server.batches).toEqual([
      {
        enviada: '2026-11-28T23:00:00.000Z',
        pendientes: 0,
        visitas: [
          {
            clave: '00000000-0000-4000-8000-000000000001',
            tomada: '2026-11-28T23:00:00.000Z',
            nombre: 'Kevin',
            inicial: 'M',
            menor: true,
            // Of a minor the family's.
            tutorTelefono: '70012345',
            invito: 'Ana Rojas',
          },
        ],
      },
    ]);
    expect(phone.queue.read()).toMatchObject({ waiting: [], refused: [], link: 'en-linea' });
    expect(phone.events).toMatchObject([{ kind: 'noted', answer: { resultado: 'anotada' } }]);
  });

  it('go in batches of up to 200; what is left counts marks and visits', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    phone.greet(...Array.from({ length: 201 }, (_, index) => `Visita ${index}`));
    phone.type('10482');
    await phone.settle();
    phone.reply = server.reply;
    await phone.pass(MINUTE);
    // The first visit failed alone: visits go last.
    expect(server.calls).toEqual(['POST /marcas', 'POST /visitas', 'POST /visitas']);
    expect(server.batches.map(({ pendientes }) => pendientes)).toEqual([201, 1, 0]);
    expect(server.visits).toHaveLength(201);
  });

  it('out of time wait for a person', async () => {
    const phone = await FakePhone.open(new FakeServer().reply);
    const [clave = ''] = phone.greet('Tarde');
    await phone.settle();
    expect(phone.queue.read()).toMatchObject({
      waiting: [],
      refused: [{ clave, reason: 'fuera-de-plazo', who: { visitor: { nombre: 'Tarde' } } }],
    });
    await phone.queue.correct(clave, { codigo: '10482' });
    expect(phone.queue.read().refused).toHaveLength(1);
    await phone.queue.discard(clave);
    expect(phone.queue.read()).toMatchObject({ waiting: [], refused: [] });
  });
});

describe.each(proxies)('answered by %s', (name, reply) => {
  it('loses and moves no visit, and sends each once', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(reply);
    phone.greet('Kevin', 'Lucía', 'Tarde');
    await phone.pass(5 * MINUTE);
    expect(names(phone)).toEqual(['Kevin', 'Lucía', 'Tarde']);
    expect(phone.queue.read()).toMatchObject({ refused: [], link: linkAfter(name) });
    phone.reply = server.reply;
    phone.queue.reopen();
    await phone.pass(MINUTE);
    expect(server.visits.toSorted()).toEqual(['Kevin', 'Lucía']);
    expect(phone.queue.read()).toMatchObject({ waiting: [], refused: [{ reason: 'fuera-de-plazo' }] });
  });
});

describe('one kind that the server does not take', () => {
  it.each([
    ['visitas', ['10482'], []],
    ['marcas', [], ['Kevin']],
  ])('%s: does not hold up the other', async (broken, marked, visited) => {
    const server = new FakeServer();
    const phone = await FakePhone.open((request) =>
      request.url.endsWith(broken) ? portal(request) : server.reply(request),
    );
    phone.greet('Kevin');
    phone.type('10482');
    await phone.pass(MINUTE);
    expect([...server.rows.keys()]).toEqual(marked);
    expect(server.visits).toEqual(visited);
    expect(phone.queue.read().waiting).toHaveLength(1);
  });

  it('one visit: does not hold up the others', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open((request) =>
      request.body.visitas?.some(({ nombre }) => nombre === 'Roto')
        ? json(400, { code: 'validation_failed', message: 'Revisa los datos.' })
        : server.reply(request),
    );
    phone.greet('Roto', 'Kevin', 'Lucía', 'Noelia');
    phone.type('10482');
    await phone.pass(5 * MINUTE);
    expect(server.visits.toSorted()).toEqual(['Kevin', 'Lucía', 'Noelia']);
    expect([...server.rows.keys()]).toEqual(['10482']);
    expect(names(phone)).toEqual(['Roto']);
  });
});

describe('undo of a visit', () => {
  it('that never was on the wire asks nobody', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    phone.type('10001');
    await phone.settle();
    const [clave = ''] = phone.greet('Kevin');
    await phone.settle();
    await phone.queue.undo(clave, true);
    phone.reply = server.reply;
    await phone.pass(MINUTE);
    expect(server.calls).toEqual(['POST /marcas']);
    expect(phone.events.map(({ kind }) => kind)).toEqual(['answered']);
  });

  it('while it is being stored', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(server.reply);
    const [clave = ''] = phone.greet('Kevin');
    await phone.queue.undo(clave, true);
    await phone.pass(MINUTE);
    expect(server.visits).toEqual([]);
    expect((await phone.store.read()).waiting).toEqual([]);
  });

  it('whose answer was lost goes from the phone, and says that the server may have it', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(async (request) => {
      await server.reply(request);
      throw new TypeError('Failed to fetch');
    });
    const [clave = ''] = phone.greet('Kevin');
    await phone.settle();
    await phone.queue.undo(clave, true);
    expect(phone.events).toEqual([{ kind: 'maybe-noted', clave }]);
    phone.reply = server.reply;
    await phone.pass(MINUTE);
    expect(server.visits).toEqual(['Kevin']);
    expect(phone.queue.read()).toMatchObject({ waiting: [], undoing: [] });
  });
});

describe('a head count', () => {
  const day = '2026-11-28';

  it('is kept without a signal over a killed tab, and only the newest is sent', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    await phone.queue.setCount(day, 19);
    await phone.queue.setCount(day, 20);
    const reopened = await phone.kill();
    expect(reopened.queue.read().count).toMatchObject({ date: day, total: 20, isSent: false });
    reopened.reply = server.reply;
    await reopened.pass(MINUTE);
    expect(server.counts).toEqual(new Map([[day, 20]]));
    expect(server.calls).toEqual([`PUT /conteos/${day}`]);
    expect(reopened.queue.read().count).toMatchObject({ date: day, total: 20, isSent: true });
  });

  it('that changes while it is on the wire is sent again', async () => {
    const server = new FakeServer();
    let release = () => {};
    const phone = await FakePhone.open(async (request) => {
      await new Promise<void>((done) => {
        release = done;
      });
      return server.reply(request);
    });
    await phone.queue.setCount(day, 19);
    await phone.settle();
    await phone.queue.setCount(day, 20);
    phone.reply = server.reply;
    release();
    await phone.pass(MINUTE);
    expect(server.counts.get(day)).toBe(20);
    expect(phone.queue.read().count).toMatchObject({ total: 20, isSent: true });
  });

  it('that changes while the answer is being noted is sent again', async () => {
    const server = new FakeServer();
    const phone = await FakePhone.open(offline);
    await phone.queue.setCount(day, 19);
    phone.reply = server.reply;
    const { writeNote } = phone.store;
    vi.spyOn(phone.store, 'writeNote').mockImplementationOnce(async (name, note) => {
      await phone.queue.setCount(day, 20);
      await writeNote(name, note);
    });
    await phone.pass(MINUTE);
    expect(server.counts.get(day)).toBe(20);
    expect(phone.queue.read().count).toMatchObject({ total: 20, isSent: true });
  });

  it('of a day that is over is dropped and said', async () => {
    const phone = await FakePhone.open(() => json(409, { code: 'day_over', message: 'Ese día ya pasó.' }));
    await phone.queue.setCount(day, 20);
    await phone.pass(MINUTE);
    expect(phone.events).toEqual([{ kind: 'not-counted', message: 'Ese día ya pasó.' }]);
    expect(phone.queue.read().count).toBeNull();
  });

  it('that a full phone cannot keep is said', async () => {
    const phone = await FakePhone.open(offline);
    vi.spyOn(phone.store, 'writeNote').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await phone.queue.setCount(day, 20);
    expect(phone.events).toEqual([{ kind: 'not-counted', message: null }]);
    expect(phone.queue.read().count).toBeNull();
  });
});

it('that was undone before the next try leaves nothing to wait for: what comes after is sent', async () => {
  const server = new FakeServer();
  const phone = await FakePhone.open(offline);
  const [visit = ''] = phone.greet('Kevin');
  await phone.settle();
  await phone.queue.undo(visit, true);
  await phone.pass(MINUTE);
  phone.reply = server.reply;
  phone.type('10');
  await phone.settle();
  expect([...server.rows.keys()]).toEqual(['10']);
  expect(phone.queue.read()).toMatchObject({ waiting: [], link: 'en-linea' });
});

it('says that a full phone keeps no visit', async () => {
  const phone = await FakePhone.open(offline);
  vi.spyOn(phone.store, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  phone.greet('Kevin');
  await phone.settle();
  expect(phone.events).toMatchObject([{ kind: 'not-stored', mark: { who: { visitor: newcomer } } }]);
  expect(phone.queue.read().waiting).toEqual([]);
});
