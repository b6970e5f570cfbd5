import type { Attendance } from '@ministerio/contract';
import { codigoKey, sumAportes } from '@ministerio/contract/domain';

/** Totals of a list of attendance. */
export interface AttendanceSummary {
  /** Different people, by their number; a record without one counts as a person of its own. */
  readonly people: number;
  readonly marks: number;
  /** Sum of the contributions that are an amount, in cents. */
  readonly cents: number;
  /** Contributions that are a text but no amount ('sin monto'). */
  readonly withoutAmount: number;
}

/**
 * Adds up attendance; a record that is listed twice counts once (decisions section 4).
 * @param currency - the church's sign, `Bs`
 */
export function totalsOf(records: readonly Attendance[], currency: string): AttendanceSummary {
  const ids = new Set<Attendance['id']>();
  const aportes: Attendance['aporte'][] = [];
  const codigos = new Set<string>();
  let withoutCodigo = 0;
  for (const record of records) {
    if (ids.has(record.id)) continue;
    ids.add(record.id);
    aportes.push(record.aporte);
    const codigo = keyOf(record.user?.codigo ?? '');
    if (codigo === '') withoutCodigo += 1;
    else codigos.add(codigo);
  }
  const { cents, withoutAmount } = sumAportes(aportes, currency);
  return { people: codigos.size + withoutCodigo, marks: ids.size, cents, withoutAmount };
}

/** Digits alone are their own key; a long list asks for a hundred thousand of them before it is shown. */
function keyOf(codigo: string): string {
  return /^\d*$/.test(codigo) ? codigo : codigoKey(codigo);
}
