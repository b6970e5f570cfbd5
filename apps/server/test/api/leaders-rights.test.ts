import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FollowedChurch, SATURDAYS } from '../follow-ups.ts';
import { LedChurch, TODAY } from '../leaders.ts';
import type { Person } from '../test-app.ts';

const since = SATURDAYS[1];

let led: LedChurch;
let church: FollowedChurch;
let lia: Person;
let other: number;
beforeEach(async () => {
  led = await LedChurch.open();
  ({ church, lia, other } = led);
});
afterEach(() => church.server.close());

/** Address of somebody's row in the follow-up of the ministry. */
const row = ({ id }: { id: number }) => `${led.base()}/seguimientos/u${id}-${since}`;

describe('a ministry’s follow-up', () => {
  test('is told with these keys and no other: no number, note or date of an absence', async () => {
    const ana = await church.missing('ana', { nombre: 'Ana María' });
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    await church.call('PATCH', `/seguimientos/u${ana.id}-${since}`, {
      nota: 'Está de viaje',
      avisoHasta: '2026-10-10',
    });
    const answer = await led.as(lia, 'GET', `/lider/ministerios/${church.ministry}/seguimientos`);
    expect(answer.json()).toEqual({
      nuevos: [],
      faltan: [
        {
          id: `u${ana.id}-${since}`,
          nombre: 'Ana María',
          apellido: 'Rojas',
          menor: false,
          dias: [since],
          faltas: 3,
          contacto: 'propio',
          estado: 'pendiente',
          tomado: null,
          aviso: true,
        },
      ],
      volvieron: [],
      mas: { nuevos: 0, faltan: 0, volvieron: 0 },
    });
  });

  test('is taken, written to, noted and let go by its leader; an administrator sees who has it', async () => {
    const ana = await church.missing('ana');
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    const path = row(ana);
    const texto = 'Hola {nombre}';
    const { ministry } = church;
    const fila = `u${ana.id}-${since}`;
    const early = await led.as(lia, 'POST', `/lider/ministerios/${ministry}/seguimientos/${fila}/chat`, {
      texto,
    });
    expect(early.json()).toMatchObject({ code: 'follow_up_not_held' });
    const taken = await led.as(lia, 'POST', `/lider/ministerios/${ministry}/seguimientos/${fila}/tomar`);
    expect(taken.json()).toMatchObject({
      tomado: { por: 'Lía', tuyo: true },
    });
    const chat = await led.as(lia, 'POST', `${path}/chat`, { texto });
    expect(chat.headers['cache-control']).toBe('no-store');
    expect(chat.json()).toMatchObject({
      direccion: 'https://wa.me/59170012345?text=Hola%20Ana',
      fila: { tomado: { tuyo: true } },
    });
    expect(await church.row(ana)).toMatchObject({ tomado: { por: 'Lía', tuyo: false } });
    const noted = await led.as(lia, 'PATCH', path, { estado: 'escrito' });
    expect(noted.json()).toMatchObject({ estado: 'escrito' });
    expect(await church.row(ana)).toMatchObject({ escrito: { por: 'Lía' } });
    const dropped = await led.as(lia, 'POST', `/lider/ministerios/${ministry}/seguimientos/${fila}/soltar`);
    expect(dropped.json()).toMatchObject({ tomado: null });
    await church.call('POST', `/seguimientos/u${ana.id}-${since}/tomar`, {});
    for (const [method, last, body] of [
      ['POST', '/tomar', undefined],
      ['PATCH', '', { estado: 'respondio' }],
    ] as const) {
      expect((await led.as(lia, method, `${path}${last}`, body)).json()).toMatchObject({
        code: 'follow_up_taken',
      });
    }
  });
});

describe('what is not the leader’s is as what does not exist (R51)', () => {
  /** Another request ends every grant after the next call's checks, before its change. */
  function endGrantsBeforeNextTransaction() {
    const { store } = church;
    const begin = store.transaction.bind(store);
    vi.spyOn(store, 'transaction').mockImplementationOnce(() => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      vi.spyOn(transaction, 'execute').mockImplementationOnce(async (work) => {
        await store.deleteFrom('category_leaders').execute();
        return execute(work);
      });
      return transaction;
    });
  }

  /** Every call of a leader, about one ministry and one of its people. */
  const calls = (ministry: number, id: number) =>
    [
      ['GET', `/lider/ministerios/${ministry}/lista`, undefined],
      ['PUT', `/lider/ministerios/${ministry}/asistencia/${id}`, { fecha: TODAY, presente: true }],
      ['PUT', `/lider/ministerios/${ministry}/reunion`, { fecha: TODAY, hubo: false }],
      ['GET', `/lider/ministerios/${ministry}/seguimientos`, undefined],
      ['POST', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}/tomar`, undefined],
      ['POST', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}/chat`, { texto: 'Hola' }],
      ['PATCH', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}`, { estado: 'escrito' }],
      ['POST', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}/soltar`, undefined],
    ] as const;

  test('role by call by ministry, also after the grant ended', async () => {
    const ana = await church.missing('ana');
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    const member = await church.server.person('USER', 'miembro');
    const nothing = await led.as(lia, 'GET', '/lider/no-hay');
    const answers = async (person: Person, ministry: number) => {
      const all = [];
      for (const [method, path, body] of calls(ministry, ana.id))
        all.push(await led.as(person, method, path, body));
      return all;
    };
    for (const [person, ministry, isTheirs] of [
      [lia, church.ministry, true],
      [lia, other, false],
      [lia, 999_999, false],
      [member, church.ministry, false],
      [member, 999_999, false],
      [church.admin, church.ministry, false],
    ] as const) {
      const all = await answers(person, ministry);
      if (isTheirs)
        expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
      else {
        for (const { statusCode, body } of all) expect([statusCode, body]).toEqual([404, nothing.body]);
      }
      if (isTheirs) await church.store.deleteFrom('attendance').where('local_date', '=', TODAY).execute();
    }
    for (const person of [member, church.admin]) {
      const answer = await led.as(person, 'GET', '/lider/ministerios');
      expect([answer.statusCode, answer.body]).toEqual([404, nothing.body]);
    }
    const rows = () => church.store.selectFrom('audit_log').select('id').execute();
    await church.lead([]);
    const before = (await rows()).length;
    for (const { statusCode, body } of await answers(lia, church.ministry)) {
      expect([statusCode, body]).toEqual([404, nothing.body]);
    }
    expect(await rows()).toHaveLength(before);
    expect(await led.marksOf(ana)).toHaveLength(2);
  });

  test('a change whose grant ends between its check and its transaction', async () => {
    const ana = await church.missing('ana');
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    const taking = await led.as(lia, 'POST', `${row(ana)}/tomar`);
    expect(taking.statusCode).toBe(200);
    const changes = calls(church.ministry, ana.id).filter(([method]) => method !== 'GET');
    const logged = () => church.store.selectFrom('audit_log').select('id').execute();
    for (const [method, path, body] of changes) {
      await church.lead([lia.id]);
      const before = await logged();
      endGrantsBeforeNextTransaction();
      const answer = await led.as(lia, method, path, body);
      const { code } = answer.json<{ code: string }>();
      expect([path, answer.statusCode, code]).toEqual([path, 404, 'not_found']);
      expect(await logged()).toEqual(before);
    }
    expect(await led.marksOf(ana)).toHaveLength(2);
    expect(await church.row(ana)).toMatchObject({ tomado: { por: 'Lía' }, escrito: null });
  });

  test('a person of another ministry, or of no account', async () => {
    const outside = await church.missing('fuera');
    await church.call('DELETE', `/category/users/${outside.id}/categories/${church.ministry}`);
    await church.call('POST', `/category/users/${outside.id}/categories/${other}`);
    for (const id of [outside.id, 999_999]) {
      expect((await led.tap({ id }, true)).json()).toMatchObject({ code: 'not_found' });
      const row = await led.as(lia, 'POST', `${led.base()}/seguimientos/u${id}-${since}/tomar`);
      expect(row.json()).toMatchObject({ code: 'follow_up_not_found' });
    }
    // Not even where the answer says nothing of it.
    expect(await led.marksOf(outside)).toHaveLength(2);
  });

  test('who is new in another ministry, or in none', async () => {
    const nobodys = await church.server.person('USER', 'nueva');
    await church.mark(nobodys, '2026-09-19');
    expect((await church.lists()).nuevos).toMatchObject([{ usuario: nobodys.id }]);
    const told = await led.as(lia, 'GET', `${led.base()}/seguimientos`);
    expect(told.json()).toMatchObject({ nuevos: [], faltan: [], volvieron: [] });
  });
});
