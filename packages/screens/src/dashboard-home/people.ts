import type { AttendanceStatistics } from '@ministerio/contract';
import { formatDate, isEmail, mailtoLink, nameOf } from '@ministerio/contract/domain';
import type { ListedPerson } from './view/people-list/people-list.tsx';

type NewPerson = AttendanceStatistics['primeraVez']['personas'][number];
type MissedPerson = AttendanceStatistics['ausentes']['personas'][number];

/** Person who came for the first time. `product` is the church's name, which signs the letter. */
export function newPerson(person: NewPerson, product: string): ListedPerson {
  return {
    ...basicsOf(person, {
      subject: `¡Bienvenido a ${product}!`,
      body: `Hola, ${person.nombre}:\n\nNos alegró verte esta semana.\n\n${product}`,
    }),
    facts: [`Vino el ${formatDate(person.fecha)}`],
  };
}

/** Person who used to come. `product` is the church's name, which signs the letter. */
export function missedPerson(person: MissedPerson, product: string): ListedPerson {
  return {
    ...basicsOf(person, {
      subject: 'Te extrañamos',
      body: `Hola, ${person.nombre}:\n\nHace unas semanas que no nos vemos. ¿Cómo estás?\n\n${product}`,
    }),
    facts: [`${person.semanas} semanas sin venir`, `última vez: ${formatDate(person.fecha)}`],
  };
}

/** Reserved domains that reach nobody (RFC 2606), used for accounts without an address. */
const NOBODY = /[.@](?:invalid|test|localhost)$/i;

function basicsOf(
  person: NewPerson,
  letter: { readonly subject: string; readonly body: string },
): Omit<ListedPerson, 'facts'> {
  const { id, email } = person;
  const reachable = isEmail(email) && !NOBODY.test(email);
  return {
    id,
    name: nameOf(person),
    href: `/dashboard/editar/${id}`,
    mailHref: reachable ? mailtoLink(email, letter) : null,
  };
}
