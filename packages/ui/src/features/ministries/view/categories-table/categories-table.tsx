import type { Category } from '@ministerio/contract';
import { type ComponentProps, useMemo } from 'react';
import type { DataColumn } from '../../../../composed/data-table/data-column.ts';
import { DataTable } from '../../../../composed/data-table/data-table.tsx';
import { Button } from '../../../../primitives/button/index.ts';
import { VisuallyHidden } from '../../../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './categories-table.module.css';

export interface CategoriesTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Every ministry, in display order. */
  readonly categories: readonly Category[];
  /** Called by a row's 'Eliminar'; the caller asks for confirmation. */
  readonly onDelete: (category: Category) => void;
  /** Called by a row's 'Ver miembros'; without it there is no such button. */
  readonly onShowMembers?: ((category: Category) => void) | undefined;
}

const keyOf = (category: Category) => category.id;

/** 'Ministerios Existentes': ID, Nombre de Ministerio, Acciones (spec section 2). Renders a `<div>`. */
export function CategoriesTable({ categories, onDelete, onShowMembers, ...rest }: CategoriesTableProps) {
  const columns = useMemo(() => categoryColumns({ onDelete, onShowMembers }), [onDelete, onShowMembers]);
  return (
    <DataTable
      {...rest}
      data-component="CategoriesTable"
      rows={categories}
      columns={columns}
      rowKey={keyOf}
      caption="Ministerios Existentes"
      empty="No se encontraron categorías."
    />
  );
}

function categoryColumns({
  onDelete,
  onShowMembers,
}: Pick<CategoriesTableProps, 'onDelete' | 'onShowMembers'>): readonly DataColumn<Category>[] {
  return [
    { id: 'id', header: 'ID', cell: ({ id }) => id },
    {
      id: 'name',
      header: 'Nombre de Ministerio',
      cell: ({ name }) => <span className={styles.Name}>{name ?? 'Sin nombre'}</span>,
    },
    {
      id: 'actions',
      header: 'Acciones',
      label: '',
      cell: (category) => (
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
      ),
    },
  ];
}
