import type { ChurchSettings } from './church-settings.ts';
import type { Meeting } from './schedules.ts';

/** Fills in what texts may name: `{servicios}`, `{direccion}`, `{ciudad}`, `{pais}`, `{nombre}`. */
export function filler(church: ChurchSettings, schedules: readonly Meeting[]): (text: string) => string {
  const services = schedules.filter(({ section }) => section === 'servicios').map(hoursInFaq);
  const values = new Map([
    ['servicios', new Intl.ListFormat('es', { type: 'conjunction' }).format(services)],
    ['direccion', church.address.join(', ')],
    ['ciudad', church.city],
    ['pais', church.country],
    ['nombre', church.name],
  ]);
  return (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/**
 * The last service of the defaults ends at 20:30 in the FAQ and at 20:00 in the schedules: the specification says both
 * (decisions section 5). Other hours are said as they are.
 */
function hoursInFaq({ id, start, end }: Meeting): string {
  const isDefault = id === 'servicio-1800' && start === '18:00' && end === '20:00';
  return `${start} a ${isDefault ? '20:30' : end}`;
}
