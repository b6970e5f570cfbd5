import type { NewVisit } from '@ministerio/contract';
import { cleanLine, type Newcomer, writeDoorName } from '@ministerio/contract/domain';

/** 'Kevin M.' */
export const newcomerName = ({ nombre, inicial }: Newcomer): string =>
  writeDoorName({ nombre: cleanLine(nombre), inicial: cleanLine(inicial).toUpperCase() });

/** The rest of what was typed, for somebody who has to write it down: 'familia 70012345, invitó Ana Rojas'. */
export function newcomerDetail({ menor, telefono, invito }: Newcomer): string {
  const phone = cleanLine(telefono);
  const inviter = cleanLine(invito);
  return [
    menor ? 'menor de 18' : null,
    phone === '' ? null : `${menor ? 'familia' : 'WhatsApp'} ${phone}`,
    inviter === '' ? null : `invitó ${inviter}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The newcomer as it is sent: of a minor the family's number alone. */
export function toVisit({
  nombre,
  inicial,
  menor,
  telefono,
  invito,
}: Newcomer): Omit<NewVisit, 'clave' | 'tomada'> {
  return {
    nombre,
    inicial,
    menor,
    ...(telefono.trim() === '' ? {} : menor ? { tutorTelefono: telefono } : { telefono }),
    ...(invito.trim() === '' ? {} : { invito }),
  };
}
