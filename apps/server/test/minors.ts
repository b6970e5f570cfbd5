import { allMinors } from '../src/db/repositories/minors.ts';
import { createTestApp, type Person, type TestApp, testChurch } from './test-app.ts';

/** Body of a change of a ficha; absent fields stay, the year apart. */
export interface FichaChange {
  readonly telefono?: string | null;
  readonly anioNacimiento?: number | null;
  readonly tutores?: readonly object[];
  readonly consentimientos?: { readonly cuenta: string | null; readonly foto: null; readonly mensajes: null };
}

export const noConsents = { cuenta: null, foto: null, mensajes: null };

/** An application with an administrator, and what an administrator does about minors. */
export class Guarded {
  readonly server: TestApp;
  admin: Person;
  constructor(server: TestApp, admin: Person) {
    this.server = server;
    this.admin = admin;
  }

  static async open(): Promise<Guarded> {
    const server = await createTestApp();
    return new Guarded(server, await server.person('ADMIN', 'admin'));
  }

  get store() {
    return this.server.storage.database.store;
  }

  /** A call of the administrator, who has just confirmed where it changes something. */
  call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) {
    const confirmedBy = method === 'GET' ? undefined : this.admin;
    return this.server.call(method, path, { as: this.admin, body, confirmedBy });
  }

  /** The same without a confirmation. */
  unconfirmed(method: 'PUT' | 'DELETE', path: string, body?: unknown) {
    return this.server.call(method, path, { as: this.admin, body });
  }

  async ministry(name: string) {
    return (await this.call('POST', '/category/create', { name })).json<{ id: number }>().id;
  }

  join(person: Pick<Person, 'id'>, category: number) {
    return this.call('POST', `/category/users/${person.id}/categories/${category}`);
  }

  leave(person: Pick<Person, 'id'>, category: number) {
    return this.call('DELETE', `/category/users/${person.id}/categories/${category}`);
  }

  setOfMinors(category: number, deMenores: boolean) {
    return this.call('PUT', `/category/${category}/menores`, { deMenores });
  }

  async ficha(person: Pick<Person, 'id'>) {
    return (await this.call('GET', `/auth/users/${person.id}/ficha`)).json<{
      version: number;
      telefono: string | null;
      menor: string | null;
      esperaHasta: string | null;
    }>();
  }

  async save(person: Pick<Person, 'id'>, changes: FichaChange) {
    const { version, telefono } = await this.ficha(person);
    const unknown = { anioNacimiento: null, tutores: [], consentimientos: noConsents };
    const body = { version, telefono, ...unknown, ...changes };
    return this.call('PUT', `/auth/users/${person.id}/ficha`, body);
  }

  /** The person marks by position. @param north - metres from the church. */
  mark(person: Person, north = 0) {
    const latitude = testChurch.point.latitude + north / 111_195;
    const body = { date: '2026-09-26', time: '19:30:00', ...testChurch.point, latitude, accuracy: 5 };
    return this.server.call('POST', '/asistencia/marcar', { as: person, body });
  }

  /** Own numbers and positions of everybody who counts as a minor, in any table. */
  async heldOfMinors(): Promise<readonly object[]> {
    const ids = await allMinors(this.store, new Date(this.server.clock()).getUTCFullYear());
    if (ids.length === 0) return [];
    const phones = this.store
      .selectFrom('person_details')
      .select('user_id')
      .where('user_id', 'in', ids)
      .where('telefono', 'is not', null);
    const positions = this.store
      .selectFrom('attendance')
      .select('user_id')
      .where('user_id', 'in', ids)
      .where(({ eb, or }) => or([eb('latitude', 'is not', null), eb('accuracy_m', 'is not', null)]));
    const audited = this.store
      .selectFrom('audit_log')
      .select('subject_user_id as user_id')
      .where('subject_user_id', 'in', ids)
      .where('before_json', 'like', '%"latitude":-%');
    return [...(await phones.execute()), ...(await positions.execute()), ...(await audited.execute())];
  }
}
