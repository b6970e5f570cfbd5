import type { Closing, OpenMonth } from '@ministerio/contract';
import { formatAmount, groupThousands } from '@ministerio/contract/domain';

const GONE = 'alguien que ya no está';

/** Counters of a month's money: 'Ruth Aguilera y Daniel Choque', 'Ruth Aguilera, una sola persona' (R68). */
export function countedBy({
  por,
  testigo,
  dosPersonas,
}: Pick<Closing, 'por' | 'testigo' | 'dosPersonas'>): string {
  const first = por ?? GONE;
  return dosPersonas ? `${first} y ${testigo ?? GONE}` : `${first}, una sola persona`;
}

/** How the money differs from what is recorded, in words and not by a sign alone: 'Falta', 'Bs 20,50'. */
export function differenceOf(
  { recorded, counted }: { readonly recorded: number; readonly counted: number },
  currency: string,
): readonly [name: string, amount: string] {
  if (counted === recorded) return ['Diferencia', 'ninguna'];
  return [counted > recorded ? 'Sobra' : 'Falta', formatAmount(Math.abs(counted - recorded), currency)];
}

/** A table of a closing; the first column is a text, the others are numbers. */
export interface ClosingTable {
  readonly head: readonly string[];
  readonly body: readonly (readonly string[])[];
  /** Sums of the columns. */
  readonly foot: readonly string[];
}

/** A month by ministry; none without marks. The church's row is less than their sum where people are in several. */
export function ministryTable(
  { ministerios, asistencias, registrado, sinMonto }: Omit<OpenMonth, 'mes'>,
  currency: string,
): ClosingTable {
  const cells = (marks: number, cents: number, without: number) => [
    groupThousands(marks),
    formatAmount(cents, currency),
    groupThousands(without),
  ];
  return {
    head: ['Ministerio', 'Asistencias', 'Aportes', 'Sin monto'],
    body: ministerios.map((one) => [one.nombre, ...cells(one.asistencias, one.centavos, one.sinMonto)]),
    foot: ['Toda la iglesia, cada asistencia una vez', ...cells(asistencias, registrado, sinMonto)],
  };
}

/** The notes and coins that were counted. */
export function pileTable(
  { conteo, contado }: Pick<Closing, 'conteo' | 'contado'>,
  currency: string,
): ClosingTable {
  return {
    head: ['Billetes y monedas', 'Cantidad', 'Suma'],
    body: conteo.map(({ valor, cantidad }) => [
      formatAmount(valor, currency),
      groupThousands(cantidad),
      formatAmount(valor * cantidad, currency),
    ]),
    foot: [
      'Contado',
      groupThousands(conteo.reduce((sum, { cantidad }) => sum + cantidad, 0)),
      formatAmount(contado, currency),
    ],
  };
}
