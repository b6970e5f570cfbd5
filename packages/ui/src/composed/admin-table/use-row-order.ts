import { useMemo } from 'react';
import { columnOrder, type SortValue } from './row-order.ts';

/**
 * The indices of the rows in order; null where they stand as they came. A column is sorted once per list: turning it
 * round only takes the other of its two orders.
 * @param value - what is sorted by.
 */
export function useRowOrder<Row>(
  data: readonly Row[],
  value: ((row: Row) => SortValue) | undefined,
  descending = false,
): Uint32Array | null {
  const orders = useMemo(() => (value ? columnOrder(data.map(value)) : null), [data, value]);
  if (!orders) return null;
  return descending ? orders.descending : orders.ascending;
}

/** The rows that are found, in order. */
export function arrangedRows<Row>(
  data: readonly Row[],
  order: Uint32Array | null,
  finds: ((index: number) => boolean) | null,
): readonly Row[] {
  if (!order) return finds ? data.filter((_, index) => finds(index)) : data;
  const rows: Row[] = [];
  for (const index of order) {
    const row = data[index];
    if (row !== undefined && (!finds || finds(index))) rows.push(row);
  }
  return rows;
}
