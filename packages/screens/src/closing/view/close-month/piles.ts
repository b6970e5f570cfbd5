import { parseAmountCents } from '@ministerio/contract/domain';

/** Notes and coins by the church's sign before amounts, worth in cents. */
const DENOMINATIONS: Readonly<Record<string, readonly number[]>> = {
  Bs: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10],
  $: [10_000, 5000, 2000, 1000, 500, 100, 25, 10, 5, 1],
  '€': [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
};
/** Of a currency that is not listed: one may count in any of them. */
const ANY = [100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10];

/** The notes and coins to count, the largest first, in cents. */
export const denominationsOf = (currency: string): readonly number[] => DENOMINATIONS[currency] ?? ANY;

/** Typed counts, by the worth in cents. */
export type TypedCounts = Readonly<Record<string, string>>;

/** The counts without the empty ones. */
export const typedOf = (counts: TypedCounts): TypedCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, text]) => text !== ''));

/** How many there are of each; null where something typed is no number. */
export function pilesOf(typed: TypedCounts): { valor: number; cantidad: number }[] | null {
  const piles = Object.entries(typed).map(([valor, text]) => ({
    valor: Number(valor),
    cantidad: Number(text.trim()),
  }));
  if (!Object.values(typed).every(isCountOrNone)) return null;
  return piles.filter(({ cantidad }) => cantidad > 0).sort((a, b) => b.valor - a.valor);
}

/** Whether a text is how many of something there are, or nothing. */
export const isCountOrNone = (text: string): boolean => /^\s*(\d{1,5}\s*)?$/.test(text);

/** Worth of all piles, in cents. */
export function worthOf(piles: readonly { readonly valor: number; readonly cantidad: number }[]): number {
  return piles.reduce((sum, { valor, cantidad }) => sum + valor * cantidad, 0);
}

/** An amount with its sign as it is typed, in cents: '-12,50'; null where it is none, or nothing. */
export function signedCents(text: string, currency: string): number | null {
  const typed = text.trim();
  const isLess = /^[-−–]/.test(typed);
  const cents = parseAmountCents(isLess ? typed.slice(1) : typed, currency);
  return cents === null || cents === 0 ? null : cents * (isLess ? -1 : 1);
}
