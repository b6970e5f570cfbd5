import type { User } from '@ministerio/contract';
import { fullNameOf } from '@ministerio/contract/domain';
import { DataTable } from '@ministerio/ui/composed/data-table';
import type { DataColumn } from '@ministerio/ui/composed/data-table/data-column';
import { OwnRegistration, type OwnRegistrationsProps } from '@ministerio/ui/composed/own-registration';
import { Avatar } from '@ministerio/ui/primitives/avatar';
import { useMemo } from 'react';
import styles from './user-list.module.css';

export interface UserListProps extends OwnRegistrationsProps {
  /** Every person; the table searches, sorts and paginates. */
  readonly users: readonly User[];
  /** Rows per page. @default 50 */
  readonly pageSize?: number;
}

const keyOf = (user: User) => String(user.id);
const search = {
  label: 'Buscar por nombre o código',
  placeholder: 'Nombre o código',
  nouns: ['persona', 'personas'],
} as const;

/** The table of 'Lista de Usuarios': every person's number and name (spec section 2). */
export function UserList({ users, unconfirmed, onConfirm, confirming, pageSize = 50 }: UserListProps) {
  const columns = useMemo(
    () => personColumns({ unconfirmed, onConfirm, confirming }),
    [unconfirmed, onConfirm, confirming],
  );
  return (
    <DataTable
      className={styles.Root}
      data-component="UserList"
      rows={users}
      columns={columns}
      rowKey={keyOf}
      caption="Lista de Usuarios"
      empty="No hay usuarios disponibles"
      search={search}
      pages={{ size: pageSize, label: 'Páginas de la lista' }}
    />
  );
}

function personColumns({
  unconfirmed,
  onConfirm,
  confirming,
}: OwnRegistrationsProps): readonly DataColumn<User>[] {
  return [
    {
      id: 'codigo',
      header: 'Código de Membresía',
      place: 'quiet',
      cell: ({ codigo }) =>
        codigo?.trim() ? (
          <span className={styles.Codigo}>{codigo}</span>
        ) : (
          <span className={styles.Missing}>Sin membresia</span>
        ),
      sortValue: (user) => user.codigo,
      searchText: (user) => user.codigo,
    },
    {
      id: 'name',
      header: 'Nombre Completo',
      place: 'title',
      cell: (user) => (
        <span className={styles.Person}>
          <Avatar name={fullNameOf(user)} size="sm" />
          <span className={styles.Who}>
            <span className={styles.Name}>{fullNameOf(user)}</span>
            {unconfirmed?.has(keyOf(user)) ? (
              <OwnRegistration
                person={fullNameOf(user)}
                onConfirm={onConfirm && (() => onConfirm(user))}
                confirming={confirming?.has(keyOf(user)) ?? false}
              />
            ) : null}
          </span>
        </span>
      ),
      sortValue: fullNameOf,
      searchText: (user) => `${fullNameOf(user)} ${user.username ?? ''}`,
    },
  ];
}
