import type { Category } from '@ministerio/contract';
import { type ComponentProps, useRef } from 'react';
import { useFocusNext } from '../../internal/use-focus-next.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import styles from './categories-table.module.css';

/** Props of {@link CategoriesTable}. */
export interface CategoriesTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Every ministry, in the order in which they show. */
  readonly categories: readonly Category[];
  /** A row's 'Eliminar': the caller asks before anything is deleted. */
  readonly onDelete: (category: Category) => void;
  /** A row's 'Ver miembros'; without it there is none. */
  readonly onShowMembers?: ((category: Category) => void) | undefined;
}

/**
 * 'Ministerios Existentes': ID, Nombre de Ministerio, Acciones (spec section 2). The focus goes on to the next row when
 * one is gone. Renders a `<div>`.
 */
export function CategoriesTable({ categories, onDelete, onShowMembers, ref, ...rest }: CategoriesTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const root = {
    ...rest,
    ref: useMergedRef(frame, ref),
    tabIndex: -1,
    'data-component': 'CategoriesTable',
  };
  useFocusNext(frame, '[data-part="row-action"]');
  if (categories.length === 0) {
    return (
      <div {...root}>
        <EmptyState title="No se encontraron categorías." />
      </div>
    );
  }
  return (
    <div {...root}>
      <Table.Root caption="Ministerios Existentes" captionHidden>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell>ID</Table.HeaderCell>
            <Table.HeaderCell>Nombre de Ministerio</Table.HeaderCell>
            <Table.HeaderCell>Acciones</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {categories.map((category) => (
            <Table.Row key={category.id}>
              <Table.Cell label="ID">{category.id}</Table.Cell>
              <Table.Cell label="Nombre de Ministerio">
                <span className={styles.Name}>{category.name ?? 'Sin nombre'}</span>
              </Table.Cell>
              <Table.Cell label="">
                <span className={styles.Actions}>
                  {onShowMembers ? (
                    <Button variant="secondary" size="sm" onClick={() => onShowMembers(category)}>
                      Ver miembros
                      <VisuallyHidden> de {category.name ?? category.id}</VisuallyHidden>
                    </Button>
                  ) : null}
                  <Button
                    variant={onShowMembers ? 'quiet' : 'secondary'}
                    size="sm"
                    data-part="row-action"
                    onClick={() => onDelete(category)}
                  >
                    Eliminar
                    <VisuallyHidden> el ministerio {category.name ?? category.id}</VisuallyHidden>
                  </Button>
                </span>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  );
}
