import type { SortingState } from '@tanstack/react-table';
import { Fragment, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { Glyph, sort as sortIcon } from '../../primitives/icon/index.ts';
import { Select } from '../../primitives/select/select.tsx';
import { dataTable as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';

interface OrderSelectProps {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'sortNames' | 'sortValue'>[];
  /** Name of the order that the rows come in. */
  readonly listed: string | undefined;
  readonly sorting: SortingState;
  readonly onSortingChange: (sorting: SortingState) => void;
}

/** The heads' sorting in one control: shown where rows are lines or cards and the heads are not in sight. */
export function OrderSelect({ columns, listed, sorting, onSortingChange }: OrderSelectProps) {
  const words = useWords(spanish);
  const select = useId();
  const [sort] = sorting;
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.Order} data-part="order">
      <label htmlFor={select}>{words.sort}</label>
      <Glyph path={sortIcon} className={styles.OrderIcon} />
      <Select
        id={select}
        value={sort ? `${sort.id} ${sort.desc ? 'down' : 'up'}` : ''}
        onChange={({ currentTarget: { value } }) => {
          const [id, way] = value.split(' ');
          onSortingChange(id ? [{ id, desc: way === 'down' }] : []);
        }}
      >
        <option value="">{listed ?? words.asListed}</option>
        {sortable.map(({ id, header, sortNames: [up, down] = words.sortNames }) => (
          <Fragment key={id}>
            <option value={`${id} up`}>{words.sortedBy(header, up)}</option>
            <option value={`${id} down`}>{words.sortedBy(header, down)}</option>
          </Fragment>
        ))}
      </Select>
    </div>
  );
}

/**
 * Whether the control is in sight: the style sheet decides by the table's width.
 * @param frame - the table with its control
 */
export function useOrderShown(frame: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const order = element.querySelector('[data-part="order"]');
      setShown(order !== null && order.getClientRects().length > 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return shown;
}
