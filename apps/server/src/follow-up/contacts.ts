import type { FollowUpContact } from '@ministerio/contract';
import { isRecordedAdult, type Kinship, toE164 } from '@ministerio/contract/domain';
import { isoInstant } from '../clock.ts';
import type { Store } from '../db/database.ts';
import { minorsAmong } from '../db/repositories/minors.ts';

/** Recipient of a row's button, and the number where there is one now: it leaves the server as a chat address alone. */
export interface Contact {
  readonly told: FollowUpContact;
  /** E.164; null for none. */
  readonly number: string | null;
}

/** Person of a row, with the ways to reach them. */
export interface Reachable {
  readonly nombre: string;
  /** A minor's, and a visitor's, is an initial: `M.` */
  readonly apellido: string;
  readonly isMinor: boolean;
  /** Person who brought a visitor. */
  readonly invitedBy: string | null;
  readonly contact: Contact;
}

/** Rules that decide whether a chat opens. */
export interface ContactRules {
  /** UTC milliseconds. */
  readonly nowMs: number;
  /** The church's year. */
  readonly year: number;
  /** The church's country, ISO 3166-1, for visitors' numbers, which are kept as typed. */
  readonly countryCode: string;
}

const none = (clase: 'ninguno' | 'sin-tutor'): Contact => ({ told: { clase }, number: null });

/** A minor's surname, and a visitor's: `M.` */
export const initial = (surname: string): string => {
  const [letter = ''] = surname.trim();
  return letter === '' ? '' : `${letter.toUpperCase()}.`;
};

/** People of an account by id (R43, R44, R65): of who counts as a minor never the own number. */
export async function reachablePeople(
  store: Store,
  ids: readonly number[],
  rules: ContactRules,
): Promise<ReadonlyMap<number, Reachable>> {
  if (ids.length === 0) return new Map();
  const minors = await minorsAmong(store, ids, rules.year);
  const people = await store
    .selectFrom('users as u')
    .leftJoin('person_details as d', 'd.user_id', 'u.id')
    .select(['u.id', 'u.nombre', 'u.apellido', 'd.telefono', 'd.birth_year as birthYear'])
    .select('d.chat_from_ms as chatFromMs')
    .where('u.id', 'in', ids)
    .execute();
  const guardians = await store
    .selectFrom('guardians')
    .select(['user_id as userId', 'nombre', 'telefono', 'parentesco', 'chat_from_ms as chatFromMs'])
    .where('user_id', 'in', ids)
    .where('may_write', '=', 1)
    .orderBy('id')
    .execute();
  return new Map(
    people.map(({ id, nombre, apellido, ...own }) => {
      const isMinor = minors.has(id);
      const contact = isMinor
        ? familyContact(
            guardians.filter(({ userId }) => userId === id),
            rules,
          )
        : ownContact(own, rules);
      const shown = isMinor ? initial(apellido) : apellido;
      return [id, { nombre, apellido: shown, isMinor, invitedBy: null, contact }];
    }),
  );
}

interface Guardian {
  readonly nombre: string;
  readonly telefono: string;
  readonly parentesco: Kinship;
  readonly chatFromMs: number | null;
}

function familyContact(guardians: readonly Guardian[], { nowMs }: ContactRules): Contact {
  const ready = guardians.find(({ chatFromMs }) => chatFromMs === null || chatFromMs <= nowMs);
  if (ready !== undefined) {
    const { nombre, parentesco, telefono } = ready;
    const [firstName = nombre] = nombre.split(' ');
    return { told: { clase: 'tutor', nombre: firstName, parentesco }, number: telefono };
  }
  const waits = guardians.flatMap(({ chatFromMs }) => chatFromMs ?? []);
  if (waits.length === 0) return none('sin-tutor');
  return { told: { clase: 'espera', desde: isoInstant(Math.min(...waits)) }, number: null };
}

interface OwnNumber {
  readonly telefono: string | null;
  readonly birthYear: number | null;
  readonly chatFromMs: number | null;
}

function ownContact({ telefono, birthYear, chatFromMs }: OwnNumber, { nowMs, year }: ContactRules): Contact {
  if (telefono === null || !isRecordedAdult(birthYear, year)) return none('ninguno');
  if (chatFromMs !== null && chatFromMs > nowMs) {
    return { told: { clase: 'espera', desde: isoInstant(chatFromMs) }, number: null };
  }
  return { told: { clase: 'propio' }, number: telefono };
}

/** Visitors by id: a minor's number is the family's. */
export async function reachableVisitors(
  store: Store,
  ids: readonly number[],
  { countryCode }: ContactRules,
): Promise<ReadonlyMap<number, Reachable>> {
  if (ids.length === 0) return new Map();
  const rows = await store
    .selectFrom('visitors')
    .select(['id', 'nombre', 'inicial', 'minor', 'telefono', 'tutor_telefono as tutorTelefono', 'invito'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, nombre, inicial, minor, telefono, tutorTelefono, invito }) => {
      const isMinor = minor === 1;
      const typed = isMinor ? tutorTelefono : telefono;
      const number = typed === null ? null : toE164(typed, countryCode);
      const told = isMinor
        ? ({ clase: 'tutor', nombre: null, parentesco: null } as const)
        : ({ clase: 'propio' } as const);
      const contact = number === null ? none(isMinor ? 'sin-tutor' : 'ninguno') : { told, number };
      return [id, { nombre, apellido: initial(inicial), isMinor, invitedBy: invito, contact }];
    }),
  );
}
