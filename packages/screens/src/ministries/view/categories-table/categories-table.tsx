import type { Category } from '@ministerio/contract';
import { groupThousands } from '@ministerio/contract/domain';
import { DataTable } from '@ministerio/ui/composed/data-table';
import type { DataColumn } from '@ministerio/ui/composed/data-table/data-column';
import { MinistryAvatar } from '@ministerio/ui/composed/ministry-avatar';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useMemo } from 'react';
import styles from './categories-table.module.css';

export interface CategoriesTableProps {
  /** Every ministry, in display order. */
  readonly categories: readonly Category[];
  /** How many people are in a ministry, by its id as text; one that is not in it has nobody. @default not said */
  readonly memberCounts?: ReadonlyMap<string, number> | undefined;
  /** Called by a row's 'Eliminar'; the caller asks for confirmation. */
  readonly onDelete: (category: Category) => void;
  /** Called by a row's 'Ver miembros'; without it there is no such button. */
  readonly onShowMembers?: ((category: Category) => void) | undefined;
}

const keyOf = (category: Category) => category.id;

/** 'Ministerios Existentes': ID, Nombre de Ministerio, Acciones (spec section 2). Renders a `<div>`. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { categories, memberCounts, onDelete, onShowMembers } = props;
  const columns = useMemo(
    () => categoryColumns({ memberCounts, onDelete, onShowMembers }),
    [memberCounts, onDelete, onShowMembers],
  );
  return (
    <DataTable
      data-component="CategoriesTable"
      className={styles.Root}
      rows={categories}
      columns={columns}
      rowKey={keyOf}
      caption="Ministerios Existentes"
      empty="No se encontraron categorías."
    />
  );
}

function categoryColumns({
  memberCounts,
  onDelete,
  onShowMembers,
}: Pick<
  CategoriesTableProps,
  'memberCounts' | 'onDelete' | 'onShowMembers'
>): readonly DataColumn<Category>[] {
  return [
    { id: 'id', header: 'ID', label: 'ID', place: 'quiet', cell: ({ id }) => id },
    {
      id: 'name',
      header: 'Nombre de Ministerio',
      place: 'title',
      cell: ({ id, name }) => (
        <span className={styles.Ministry}>
          <MinistryAvatar name={name} />
          <span className={styles.Words}>
            <span className={styles.Name}>{name ?? 'Sin nombre'}</span>
            {memberCounts ? <MemberCount count={memberCounts.get(String(id)) ?? 0} /> : null}
          </span>
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'Acciones',
      label: '',
      place: 'below',
      align: 'end',
      cell: (category) => (
        <span className={styles.Actions}>
          {onShowMembers ? (
            <Button variant="quiet" size="sm" onClick={() => onShowMembers(category)}>
              Ver miembros
              <VisuallyHidden> de {category.name ?? category.id}</VisuallyHidden>
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="sm"
            className={styles.Delete}
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

function MemberCount({ count }: { readonly count: number }) {
  return (
    <Badge className={styles.Count}>
      {groupThousands(count)} {count === 1 ? 'miembro' : 'miembros'}
    </Badge>
  );
}
