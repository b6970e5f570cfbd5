import type { FollowUp, FollowUpLists } from '@ministerio/contract';
import { insertMark } from '../src/db/repositories/attendance.ts';
import { insertVisitor, type NewVisitor } from '../src/db/repositories/visitors.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { createTestApp, type Person, type TestApp } from './test-app.ts';

/** Saturdays before the tests' own, which is 2026-09-26, oldest first. */
export const SATURDAYS = ['2026-08-22', '2026-08-29', '2026-09-05', '2026-09-12', '2026-09-19'] as const;

/** A church with a ministry of people who come every Saturday, so that its meetings are held. */
export class FollowedChurch {
  readonly server: TestApp;
  readonly admin: Person;
  readonly ministry: number;
  constructor(server: TestApp, admin: Person, ministry: number) {
    this.server = server;
    this.admin = admin;
    this.ministry = ministry;
  }

  static async open(options: Parameters<typeof createTestApp>[0] = {}): Promise<FollowedChurch> {
    const server = await createTestApp(options);
    const admin = await server.person('ADMIN', 'admin', { nombre: 'Luis', origin: 'import' });
    const created = await server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } });
    const church = new FollowedChurch(server, admin, created.json<{ id: number }>().id);
    for (const name of ['fiel1', 'fiel2', 'fiel3']) {
      const person = await church.member(name);
      for (const day of SATURDAYS) await church.mark(person, day);
    }
    return church;
  }

  get store() {
    return this.server.storage.database.store;
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, as = this.admin) {
    return this.server.call(method, path, { as, body });
  }

  /** Member of the ministry whom a list brought. */
  async member(username: string, changes: Parameters<TestApp['person']>[2] = {}): Promise<Person> {
    const person = await this.server.person('USER', username, { origin: 'import', ...changes });
    await this.call('POST', `/category/users/${person.id}/categories/${this.ministry}`);
    return person;
  }

  /** Member of the ministry who came twice and then no more: three Saturdays are missed. */
  async missing(username: string, changes: Parameters<TestApp['person']>[2] = {}): Promise<Person> {
    const person = await this.member(username, changes);
    for (const day of SATURDAYS.slice(0, 2)) await this.mark(person, day);
    return person;
  }

  async mark({ id }: Pick<Person, 'id'>, date: string): Promise<void> {
    await insertMark(this.store, {
      userId: id,
      date,
      time: '19:30:00',
      markedMs: Date.parse(`${date}T23:30:00Z`),
      method: 'number',
      markedBy: null,
    });
  }

  async unmark({ id }: Pick<Person, 'id'>, date: string): Promise<void> {
    await this.store
      .deleteFrom('attendance')
      .where('user_id', '=', id)
      .where('local_date', '=', date)
      .execute();
  }

  visitor(visitor: Partial<NewVisitor>, date = '2026-09-26'): Promise<number> {
    const at = Date.parse(`${date}T23:30:00Z`);
    const nobody = { menor: false, telefono: null, tutorTelefono: null, invito: null };
    const visit = { date, time: '19:30:00', markedMs: at, receivedMs: at, phoneId: null };
    return inTransaction(this.store, (transaction) =>
      insertVisitor(transaction, { nombre: 'Kevin', inicial: 'M', ...nobody, ...visitor }, visit),
    );
  }

  async lists(as = this.admin): Promise<FollowUpLists> {
    return (await this.call('GET', '/seguimientos', undefined, as)).json<FollowUpLists>();
  }

  /** The row of somebody in any list; undefined for none. */
  async row(person: Pick<Person, 'id'>, as = this.admin): Promise<FollowUp | undefined> {
    const { nuevos, faltan, volvieron } = await this.lists(as);
    return [...nuevos, ...faltan, ...volvieron].find(({ usuario }) => usuario === person.id);
  }

  /** Record of a person, put straight into the database. */
  async record(
    { id }: Pick<Person, 'id'>,
    details: {
      readonly telefono?: string | null;
      readonly birth_year?: number | null;
      readonly noted_minor?: number;
      readonly chat_from_ms?: number | null;
    },
    guardians: readonly {
      readonly nombre: string;
      readonly telefono: string;
      readonly may_write: number;
      readonly chat_from_ms?: number | null;
    }[] = [],
  ): Promise<void> {
    const unknown = { telefono: null, birth_year: null, guardian_ms: null, chat_from_ms: null };
    await this.store
      .insertInto('person_details')
      .values({ user_id: id, ...unknown, ...details })
      .execute();
    for (const guardian of guardians) {
      await this.store
        .insertInto('guardians')
        .values({ user_id: id, parentesco: 'madre', chat_from_ms: null, ...guardian })
        .execute();
    }
  }

  /** Names who leads a ministry, with the confirmation that it needs. */
  lead(usuarios: readonly number[], ministry = this.ministry) {
    return this.server.call('PUT', `/category/${ministry}/lideres`, {
      as: this.admin,
      body: { usuarios },
      confirmedBy: this.admin,
    });
  }

  /** Takes a row and asks for its chat. */
  async chat(id: string, texto = 'Hola {nombre}, te extrañamos', as = this.admin) {
    await this.call('POST', `/seguimientos/${id}/tomar`, {}, as);
    return this.call('POST', `/seguimientos/${id}/chat`, { texto }, as);
  }
}

/** Id of a member's row. @param since - the day it is counted from, YYYY-MM-DD. @default the second Saturday */
export const rowId = ({ id }: { readonly id: number }, since: string = SATURDAYS[1]) => `u${id}-${since}`;
