import type { Attendance } from '@ministerio/contract';
import { sumAportes } from '@ministerio/contract/domain';

/** A contribution that was saved while the list is open. */
export interface SavedAporte {
  /** The record as the list showed it when it was saved. */
  readonly record: Attendance;
  readonly aporte: string;
  /** Value saved before; null where there was none. */
  readonly previous: string | null;
}

/** Aportes saved one after the other, oldest first, and the undo of the last one. */
export interface AporteRun {
  readonly saved: readonly SavedAporte[];
  /** Restores what was there before the last one; without it there is nothing to take back. */
  readonly onUndo?: (() => void) | undefined;
}

/**
 * Totals of a run: each record counts once, with its last saved value.
 * @param records - those of the list; saves of other lists do not count.
 * @param currency - the church's sign, `Bs`
 */
export function runTotals(
  saved: readonly SavedAporte[],
  records: readonly Attendance[],
  currency: string,
): { readonly count: number; readonly cents: number } {
  if (saved.length === 0) return { count: 0, cents: 0 };
  const listed = new Set(records.map(({ id }) => String(id)));
  const last = new Map<string, string>();
  for (const { record, aporte } of saved) {
    const id = String(record.id);
    if (listed.has(id)) last.set(id, aporte);
  }
  return { count: last.size, cents: sumAportes(last.values(), currency).cents };
}

/**
 * The text that takes a save back. The server keeps no empty contribution: where there was none it is 0, as for somebody
 * who gave nothing.
 */
export function textBefore({ previous }: Pick<SavedAporte, 'previous'>): string {
  return previous?.trim() || '0';
}
