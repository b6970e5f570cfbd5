import type { ListedPhone } from '@ministerio/contract';
import { DOOR_CODE_MS } from '@ministerio/contract/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MadeCode } from './use-door-phones.ts';

/**
 * Tells of phones that are in the list and were not the last time; not of those that are there at first.
 * @param onArrive - called once for each list with new phones.
 */
export function useArrivals(
  phones: readonly ListedPhone[] | undefined,
  onArrive: (arrived: readonly ListedPhone[]) => void,
): void {
  const known = useRef<ReadonlySet<number> | null>(null);
  const tell = useEffectEvent(onArrive);
  useEffect(() => {
    if (phones === undefined) return;
    const before = known.current;
    known.current = new Set(phones.map(({ id }) => id));
    const arrived = before === null ? [] : phones.filter(({ id }) => !before.has(id));
    if (arrived.length > 0) tell(arrived);
  }, [phones]);
}

/** Whether a phone was enrolled with this code, as far as the list says: the same author, grant and end, since it was made. */
export function usedCode(
  { perfil, por, fin, inscrito }: ListedPhone,
  code: MadeCode,
  username: string,
): boolean {
  const madeMs = Date.parse(code.vence) - DOOR_CODE_MS;
  return (
    perfil === code.grant.perfil && por === username && fin === code.fin && Date.parse(inscrito) >= madeMs
  );
}

/** Announcement of phones that arrived, for screen readers. */
export function arrivalWords(arrived: readonly ListedPhone[]): string {
  return arrived
    .map(({ nombre, estado }) =>
      estado === 'espera'
        ? `«${nombre}» quedó inscrito. Pulsa «Es este» en su fila para que muestre nombres.`
        : `«${nombre}» quedó inscrito.`,
    )
    .join(' ');
}
