import type { FollowUp } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { isoInstant } from '../clock.ts';
import type { Store } from '../db/database.ts';
import { currentAbsences, type Memory, readMemories, readNotes } from '../db/repositories/follow-ups.ts';
import type { ChurchToday } from './church-today.ts';
import { type Contact, reachablePeople, reachableVisitors } from './contacts.ts';
import { type Episode, episodeId } from './derive-lists.ts';

/** A row as an administrator reads it, with whom its button writes to. */
export interface Row {
  readonly episode: Episode;
  readonly answer: FollowUp;
  readonly contact: Contact;
  /** Id of who has it; null for nobody. */
  readonly holder: number | null;
  /** Whether the person asked to be left alone, until they come back. */
  readonly isLeftAlone: boolean;
}

/** Said of who is no account any more. */
const GONE = 'Una cuenta eliminada';

const keyOf = (kind: Episode['kind'], id: number | null) => `${kind} ${id}`;
const whoOf = (userId: number | null, visitorId: number | null) =>
  userId === null ? keyOf('visitor', visitorId) : keyOf('user', userId);

/**
 * Makes the rows of some episodes; who was deleted in the meantime has none.
 * @param callerId - the account that reads them.
 */
export async function rowsOf(
  store: Store,
  church: ChurchToday,
  episodes: readonly Episode[],
  callerId: number,
): Promise<Row[]> {
  const ids = (kind: Episode['kind']) =>
    episodes.filter((one) => one.kind === kind).map(({ personId }) => personId);
  const people = await reachablePeople(store, ids('user'), church);
  const visitors = await reachableVisitors(store, ids('visitor'), church);
  const memories = new Map(
    (await readMemories(store)).map((one) => [`${whoOf(one.userId, one.visitorId)} ${one.since}`, one]),
  );
  const notes = new Map((await readNotes(store)).map((one) => [whoOf(one.userId, one.visitorId), one.note]));
  const absences = await currentAbsences(store, church.today);
  return episodes.flatMap((episode): Row[] => {
    const { kind, personId, since } = episode;
    const person = (kind === 'user' ? people : visitors).get(personId);
    if (person === undefined) return [];
    const who = keyOf(kind, personId);
    const memory = memories.get(`${who} ${since}`);
    const taken = takenOf(episode, memory, church, callerId);
    return [
      {
        episode,
        contact: person.contact,
        holder: taken === null ? null : (memory?.takenBy ?? null),
        isLeftAlone: memory?.state === 'no-insistir' && episode.list !== 'volvieron',
        answer: {
          id: episodeId(episode),
          usuario: kind === 'user' ? personId : null,
          nombre: person.nombre,
          apellido: person.apellido,
          menor: person.isMinor,
          ministerios: [...episode.ministries],
          dias: [...episode.days],
          faltas: episode.missed,
          invito: person.invitedBy,
          contacto: person.contact.told,
          tomado: taken,
          ...toldOf(memory),
          avisoHasta: kind === 'user' ? (absences.get(personId) ?? null) : null,
          nota: notes.get(who) ?? null,
        },
      },
    ];
  });
}

function toldOf(memory: Memory | undefined) {
  return {
    estado: memory?.state ?? ('pendiente' as const),
    chatAbierto: isoInstant(memory?.chatMs ?? null),
    escrito:
      memory?.wroteMs == null ? null : { por: memory.wroteName ?? GONE, cuando: isoInstant(memory.wroteMs) },
    esperaHasta: memory?.snoozeUntil ?? null,
  };
}

/** Holder of a row. It ends when the person returns: the former holder has nothing left to do. */
function takenOf(
  { list, days: [back = ''] }: Episode,
  memory: Memory | undefined,
  { timeZone }: ChurchToday,
  callerId: number,
): FollowUp['tomado'] {
  if (memory?.takenBy == null || memory.takenMs === null) return null;
  if (list === 'volvieron' && churchClock(memory.takenMs, timeZone).date < back) return null;
  return {
    por: memory.takenName ?? GONE,
    tuyo: memory.takenBy === callerId,
    cuando: isoInstant(memory.takenMs),
  };
}
