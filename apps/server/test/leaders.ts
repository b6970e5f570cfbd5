import { expect } from 'vitest';
import { FollowedChurch } from './follow-ups.ts';
import type { Person } from './test-app.ts';

/** The church's day, a Saturday. */
export const TODAY = '2026-09-26';

/** A church whose ministry is led by Lía. */
export class LedChurch {
  readonly church: FollowedChurch;
  readonly lia: Person;
  /** A ministry of somebody else's. */
  readonly other: number;

  private constructor(church: FollowedChurch, lia: Person, other: number) {
    this.church = church;
    this.lia = lia;
    this.other = other;
  }

  static async open(): Promise<LedChurch> {
    const church = await FollowedChurch.open();
    const lia = await church.server.person('USER', 'lia', { nombre: 'Lía' });
    const made = await church.call('POST', '/category/create', { name: 'Danza' });
    expect((await church.lead([lia.id])).statusCode).toBe(200);
    return new LedChurch(church, lia, made.json<{ id: number }>().id);
  }

  /** Start of a leader's addresses. */
  base(ministry = this.church.ministry): string {
    return `/lider/ministerios/${ministry}`;
  }

  as(person: Person, method: 'GET' | 'PUT' | 'POST' | 'PATCH', path: string, body?: unknown) {
    return this.church.server.call(method, path, { as: person, body });
  }

  /** Lía taps somebody. @param fecha - `YYYY-MM-DD`. */
  tap(person: { readonly id: number }, presente: boolean, fecha = TODAY) {
    return this.as(this.lia, 'PUT', `${this.base()}/asistencia/${person.id}`, { fecha, presente });
  }

  marksOf({ id }: { readonly id: number }) {
    return this.church.store.selectFrom('attendance').selectAll().where('user_id', '=', id).execute();
  }
}
