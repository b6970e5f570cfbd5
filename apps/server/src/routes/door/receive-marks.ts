import type { MarkAnswer, MarkResult, sendMarks } from '@ministerio/contract';
import {
  churchClock,
  codigoKey,
  doorName,
  hasForbiddenCharacters,
  writeDoorName,
  yearOf,
} from '@ministerio/contract/domain';
import type { z } from 'zod';
import type { StoreTransaction } from '../../db/database.ts';
import { insertMark } from '../../db/repositories/attendance.ts';
import { type DoorKey, insertKey, knownKeys } from '../../db/repositories/door-keys.ts';
import { marksByIds } from '../../db/repositories/door-list.ts';
import { markOfDay, memberById, peopleOfPhone } from '../../db/repositories/door-people.ts';
import { minorsAmong } from '../../db/repositories/minors.ts';
import { findMember } from '../../db/repositories/users.ts';
import { type Audit, aboutMark } from '../../http/audit.ts';
import { type DoorCaller, holderOf, takenBy } from './caller.ts';

type Batch = z.output<typeof sendMarks.body>;
type Mark = Batch['marcas'][number];

/** When and where a batch arrived. */
export interface Arrival {
  /** UTC milliseconds. */
  readonly receivedMs: number;
  readonly timeZone: string;
}

/** A mark that is judged as far as that goes without writing. */
interface Judged {
  readonly mark: Mark;
  /** Null where its time is not to be believed. */
  readonly taken: number | null;
  readonly person: Awaited<ReturnType<typeof memberById>>;
}

/** Result of a batch. */
export interface Received {
  readonly answers: MarkAnswer[];
  /** Numbers that nobody has and that were not sent before (R41). */
  readonly unknown: number;
}

/**
 * Writes a batch of marks, and a key for each, in one transaction: it is there as a whole or not at all (R50, R53).
 * @param transaction - in which the caller is locked.
 */
export async function receiveMarks(
  transaction: StoreTransaction,
  audit: Audit,
  caller: DoorCaller,
  { marcas, enviada }: Pick<Batch, 'marcas' | 'enviada'>,
  arrival: Arrival,
): Promise<Received> {
  const holder = holderOf(caller);
  const keys = new Map(
    await knownKeys(
      transaction,
      holder,
      marcas.map(({ clave }) => clave),
    ),
  );
  const fresh = new Map(marcas.filter(({ clave }) => !keys.has(clave)).map((mark) => [mark.clave, mark]));
  const judged: Judged[] = [];
  for (const mark of fresh.values()) judged.push(await judge(transaction, caller, mark, enviada, arrival));
  // In one order everywhere: two tables that mark the same people must not wait for each other.
  judged.sort((a, b) => (a.person?.id ?? 0) - (b.person?.id ?? 0));
  for (const one of judged) {
    const key = await write(transaction, audit, caller, one, arrival);
    keys.set(key.clave, key);
    await insertKey(transaction, { ...holder, ...key, at_ms: arrival.receivedMs });
  }
  return {
    answers: await answersFor(transaction, caller, marcas, keys, arrival),
    unknown: judged.filter(({ mark }) => keys.get(mark.clave)?.result === 'no-existe').length,
  };
}

/** Times are judged before a number is looked up, so that an old one tells nothing (R41). */
async function judge(
  transaction: StoreTransaction,
  caller: DoorCaller,
  mark: Mark,
  sent: string,
  { receivedMs }: Arrival,
): Promise<Judged> {
  const { phone } = caller;
  const taken = takenBy(caller, sent, mark.tomada, receivedMs);
  if (taken === null) return { mark, taken, person: null };
  if (mark.usuario !== undefined) {
    const mayName = phone === null || phone.profile === 'nombres';
    const person = mayName ? await memberById(transaction, mark.usuario, phone?.id ?? null) : null;
    return { mark, taken, person };
  }
  const codigo = mark.codigo ?? '';
  const isNumber = codigoKey(codigo) !== '' && !hasForbiddenCharacters(codigo.trim());
  return { mark, taken, person: isNumber ? await findMember(transaction, codigo) : null };
}

async function write(
  transaction: StoreTransaction,
  audit: Audit,
  { phone, account }: DoorCaller,
  { mark: { clave }, taken, person }: Judged,
  { receivedMs, timeZone }: Arrival,
): Promise<DoorKey> {
  const key = (result: MarkResult, target_id: number | null = null) => ({ clave, result, target_id });
  if (taken === null) return key('fuera-de-plazo');
  if (person === null) return key('no-existe');
  const { date, time } = churchClock(taken, timeZone);
  const record = await insertMark(transaction, {
    userId: person.id,
    date,
    time,
    markedMs: taken,
    method: 'door',
    markedBy: account?.id ?? null,
    door: { phoneId: phone?.id ?? null, receivedMs },
  });
  if (record === null) return key('ya-estaba', await markOfDay(transaction, person.id, date));
  const { codigo, nombre, apellido } = person;
  await audit({
    action: 'attendance_marked',
    ...aboutMark(record.id, person.id),
    after: { codigo, nombre, apellido, date, time, method: 'door' },
  });
  return key('marcada', record.id);
}

async function answersFor(
  transaction: StoreTransaction,
  caller: DoorCaller,
  marks: readonly Mark[],
  keys: ReadonlyMap<string, DoorKey>,
  arrival: Arrival,
): Promise<MarkAnswer[]> {
  const naming = await namesFor(transaction, caller, [...keys.values()], arrival);
  return marks.map(({ clave }) => {
    const { result, target_id } = keys.get(clave) ?? { result: 'fuera-de-plazo', target_id: null };
    // A key of a visit was never one of a mark: a client that mixes them gets no row.
    const resultado = result === 'anotada' ? ('fuera-de-plazo' as const) : result;
    const { propia, ...person } = (target_id === null ? undefined : naming.get(target_id)) ?? {};
    return { clave, resultado, ...person, ...(resultado === 'ya-estaba' && propia ? { propia } : {}) };
  });
}

/** Names and hours for the answers (R41, R42): a phone gets no name outside its ministries and no hour but its own. */
async function namesFor(
  transaction: StoreTransaction,
  caller: DoorCaller,
  keys: readonly DoorKey[],
  { receivedMs, timeZone }: Arrival,
): Promise<ReadonlyMap<number, Omit<MarkAnswer, 'clave' | 'resultado'>>> {
  const { phone } = caller;
  const ids = keys.flatMap(({ result, target_id }) =>
    target_id === null || result === 'anotada' ? [] : [target_id],
  );
  const marks = await marksByIds(transaction, ids, holderOf(caller));
  if (phone === null) {
    return new Map(
      marks.map(({ id, time, phone: telefono, clave, userId, codigo, nombre, apellido }) => [
        id,
        {
          nombre: `${nombre} ${apellido}`,
          usuario: userId,
          marca: { asistencia: id, hora: time, telefono, clave, codigo },
        },
      ]),
    );
  }
  const people = marks.map(({ userId }) => userId);
  const named = new Set(phone.profile === 'nombres' ? await peopleOfPhone(transaction, phone.id) : []);
  const minors = await minorsAmong(transaction, people, yearOf(churchClock(receivedMs, timeZone).date));
  return new Map(
    marks.map(({ id, time, clave, userId, nombre, apellido }) => [
      id,
      {
        ...(named.has(userId)
          ? { nombre: writeDoorName(doorName(nombre, apellido, minors.has(userId))), usuario: userId }
          : {}),
        ...(clave === null ? {} : { propia: { clave, hora: time } }),
      },
    ]),
  );
}
