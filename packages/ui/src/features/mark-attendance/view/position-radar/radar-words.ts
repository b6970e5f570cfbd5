import { formatDistance } from '@ministerio/contract/domain';

/**
 * The radar in words, for whoever does not see it.
 * @param distance - metres to the church, null while the position is unknown.
 * @param radiusMetres - what the ring stands for.
 */
export function radarWords(distance: number | null, radiusMetres: number): string {
  const ring = formatDistance(radiusMetres);
  if (distance === null)
    return `Radar: la iglesia en el centro de un círculo de ${ring}; tu posición aún no se conoce.`;
  const side = distance <= radiusMetres ? 'dentro' : 'fuera';
  return `Radar: estás a ${formatDistance(distance)} de la iglesia, ${side} del círculo de ${ring}.`;
}
