/**
 * Formats a non-negative integer with a dot between thousands: `1.250` (R36). Intl's Spanish groups only from five
 * digits on.
 */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

const counted = (count: number, one: string, many: string) =>
  `${groupThousands(count)} ${count === 1 ? one : many}`;

/**
 * How many came: '31 presentes', or where some of them are visitors '5 miembros y 1 visita'.
 * @param compared - said of the members, right after them: ' (+12)'.
 */
export function presentWords(members: number, visits: number, compared = ''): string {
  if (visits === 0) return `${counted(members, 'presente', 'presentes')}${compared}`;
  return `${counted(members, 'miembro', 'miembros')}${compared} y ${counted(visits, 'visita', 'visitas')}`;
}
