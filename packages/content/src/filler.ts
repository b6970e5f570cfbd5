import type { ChurchSettings } from './church-settings.ts';
import type { Meeting, MeetingException } from './schedules.ts';

/** The fields of a service that texts use; an unpublished service has no id. */
type Service = Pick<Meeting, 'seccion' | 'inicio' | 'fin'> & { readonly id?: string | undefined };

/**
 * Fills in what texts may name: `{servicios}`, `{direccion}`, `{ciudad}`, `{pais}`, `{nombre}`.
 * @param exceptions - dates on which services are suspended or have other hours: said after the hours. By default none,
 * for texts that outlive them.
 */
export function filler(
  church: ChurchSettings,
  schedules: readonly Service[],
  exceptions: readonly MeetingException[] = [],
): (text: string) => string {
  const services = schedules.filter(({ seccion }) => seccion === 'servicios');
  const hours = new Intl.ListFormat('es', { type: 'conjunction' }).format(services.map(hoursInFaq));
  const values = new Map([
    ['servicios', hours + changesOf(services, exceptions)],
    ['direccion', church.address.join(', ')],
    ['ciudad', church.city],
    ['pais', church.country],
    ['nombre', church.name],
  ]);
  return (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/** Text without the sentence after the hours, which is no part of a text that somebody publishes. */
export const withoutChanges = (text: string): string =>
  text.replace(/(?<=\d\d:\d\d) \(el \d\d-\d\d (?:no hay|el de \d\d:\d\d es) [^()]*\)/g, '');

/** ' (el 29-11 no hay el de 06:30 ni el de 08:30; el 06-12 el de 18:00 es de 17:00 a 19:00)'; empty without changes. */
function changesOf(services: readonly Service[], exceptions: readonly MeetingException[]): string {
  const changed = services.flatMap(({ id, inicio: usual }) =>
    exceptions.flatMap((one) => (one.reunion === id ? [{ ...one, usual }] : [])),
  );
  const words = [...new Set(changed.map(({ fecha }) => fecha))].sort().flatMap((date) => {
    const ofDay = changed.filter(({ fecha }) => fecha === date);
    const suspended = ofDay.filter(({ inicio }) => inicio === null).map(({ usual }) => `el de ${usual}`);
    const moved = ofDay.flatMap(({ usual, inicio, fin }) =>
      inicio === null ? [] : [`el de ${usual} es de ${inicio} a ${fin}`],
    );
    const parts = suspended.length === 0 ? moved : [`no hay ${suspended.join(' ni ')}`, ...moved];
    const [, month, day] = date.split('-');
    return parts.map((part) => `el ${day}-${month} ${part}`);
  });
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}

/**
 * The last service of the defaults ends at 20:30 in the FAQ and at 20:00 in the schedules: the specification says both
 * (decisions section 5). Other hours are said as they are.
 */
function hoursInFaq({ id, inicio, fin }: Service): string {
  const isDefault = id === 'servicio-1800' && inicio === '18:00' && fin === '20:00';
  return `${inicio} a ${isDefault ? '20:30' : fin}`;
}
