import type {
  AttendanceStatistics,
  DeletionRequest,
  listUnconfirmed,
  ReadOf,
  SecurityNotices,
} from '@ministerio/contract';
import { nameOf } from '@ministerio/contract/domain';
import { adminLinks } from '@ministerio/ui/composed/admin-shell/admin-links';
import type { NoticeItem } from '@ministerio/ui/composed/notice-list';
import { DeletionRequests } from '../deletion-requests/index.ts';
import { RemoveDemo } from '../demo-notice/index.ts';
import { copiesNotice } from './notices/copies-notice.ts';
import { doorNotices } from './notices/door-notices.tsx';
import { changeNotices, faultNotices } from './notices/security-notices.tsx';
import { serverProblems } from './notices/server-problems.ts';
import { missedPerson, newPerson } from './people.ts';
import { PeopleList, type PeopleListProps } from './view/people-list/people-list.tsx';

/** Answers of the calls behind the rows; undefined for one that is missing. */
export interface WaitingFacts {
  readonly statistics: Pick<AttendanceStatistics, 'primeraVez' | 'ausentes'> | undefined;
  /** Own registrations that nobody has confirmed (R3). */
  readonly unconfirmed: ReadOf<typeof listUnconfirmed> | undefined;
  /** Members who asked to be deleted (R38). */
  readonly deletions: readonly DeletionRequest[] | undefined;
  /** How many messages nobody has read. */
  readonly unread: number | undefined;
  readonly notices: SecurityNotices | undefined;
  /** Whether the database holds sample data (R33). */
  readonly isDemo: boolean | undefined;
}

/** Reader of the rows, and the time. */
export interface WaitingReader {
  /** The church's name, which signs the letters. */
  readonly product: string;
  /** The signed-in user. */
  readonly username: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

/** A row for each kind of people who wait, then the notices, the most severe first. */
export function waitingRows(facts: WaitingFacts, reader: WaitingReader): NoticeItem[] {
  return [...peopleRows(facts, reader.product), ...noticeRows(facts, reader)];
}

const nobody = { total: 0, personas: [] };

function peopleRows(facts: WaitingFacts, product: string): NoticeItem[] {
  const { unconfirmed = [], deletions = [], unread = 0 } = facts;
  const { primeraVez = nobody, ausentes = nobody } = facts.statistics ?? {};
  const minors = facts.notices?.menoresSinTutor ?? nobody;
  const rows: readonly (NoticeItem & { readonly count: number })[] = [
    listRow('Primera vez esta semana', 'Saludar', {
      people: primeraVez.personas.map((person) => newPerson(person, product)),
      total: primeraVez.total,
      lead: 'Su primera asistencia es de esta semana.',
      moreHref: `${adminLinks.followUp.href}?lista=nuevos`,
    }),
    listRow('Ausentes tres semanas o más', 'Escribir', {
      people: ausentes.personas.map((person) => missedPerson(person, product)),
      total: ausentes.total,
      lead: 'Venían y han faltado tres semanas enteras o más.',
      moreHref: `${adminLinks.followUp.href}?lista=faltan`,
    }),
    {
      count: unconfirmed.length,
      title: unconfirmed.length === 1 ? 'Registro propio sin confirmar' : 'Registros propios sin confirmar',
      names: namesOf(unconfirmed.map(({ username }) => username)),
      verb: 'Revisar',
      href: adminLinks.editUsers.href,
    },
    listRow(minors.total === 1 ? 'Menor sin tutor' : 'Menores sin tutor', 'Anotar', {
      people: minors.personas.map((person) => ({
        id: person.id,
        name: nameOf(person),
        href: `/dashboard/editar/${person.id}`,
      })),
      total: minors.total,
      lead: 'Abre a cada persona y anota en su ficha a quién se le escribe.',
    }),
    {
      count: deletions.length,
      title: deletions.length === 1 ? 'Pedido de eliminación' : 'Pedidos de eliminación',
      names: namesOf(deletions.map(({ nombre }) => firstOf(nombre))),
      verb: 'Responder',
      content: <DeletionRequests />,
    },
    {
      count: unread,
      title: unread === 1 ? 'Mensaje sin leer' : 'Mensajes sin leer',
      verb: 'Leer',
      href: adminLinks.messages.href,
    },
  ];
  return rows.filter(({ count }) => count > 0);
}

/** A row that opens the people whom it counts. */
function listRow(title: string, verb: string, list: PeopleListProps) {
  const { people, total } = list;
  const names = namesOf(
    people.map(({ name }) => firstOf(name)),
    total,
  );
  return { count: total, title, names, verb, content: <PeopleList {...list} /> };
}

const firstOf = (name: string) => name.split(' ', 1)[0] ?? '';
const listed = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Ana', 'Ana e Inés', 'Ana y 3 más': as much as fits in a phone's row; the opened row has all. */
function namesOf(names: readonly string[], total = names.length): string {
  return listed.format(total > 2 ? [...names.slice(0, 1), `${total - 1} más`] : names);
}

const severities = ['danger', 'warning', 'info', 'success'] as const;
const severityOf = ({ tone = 'info' }: NoticeItem) => severities.indexOf(tone);

function noticeRows({ notices, isDemo = false }: WaitingFacts, reader: WaitingReader): NoticeItem[] {
  const rows = [
    ...(notices === undefined ? [] : adminNotices(notices, reader)),
    ...(isDemo ? [demoNotice] : []),
  ];
  return rows.toSorted((a, b) => severityOf(a) - severityOf(b));
}

function adminNotices(notices: SecurityNotices, { username, nowMs, timeZone }: WaitingReader): NoticeItem[] {
  const { servidor, puerta, copias } = notices;
  // The copies' own notice says more of these.
  const ofMachine = servidor.filter(
    ({ problema }) => copias === null || (problema !== 'copias' && problema !== 'ensayo'),
  );
  return [
    ...serverProblems(ofMachine, timeZone),
    ...faultNotices(notices, username, timeZone),
    ...changeNotices(notices, timeZone),
    ...doorNotices(puerta, timeZone),
    ...(copias === null ? [] : [copiesNotice(copias, nowMs, timeZone)]),
  ];
}

const demoNotice: NoticeItem = {
  tone: 'warning',
  title: 'Datos de ejemplo',
  names: 'Todo es inventado',
  action: <RemoveDemo />,
};
