import type { User } from '@ministerio/contract';
import { DataTable } from '@ministerio/ui/composed/data-table';
import { breakableEmail } from '@ministerio/ui/composed/data-table/breakable-email';
import type { DataColumn } from '@ministerio/ui/composed/data-table/data-column';
import { OwnRegistration, type OwnRegistrationsProps } from '@ministerio/ui/composed/own-registration';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { type ReactNode, useMemo } from 'react';
import styles from './users-table.module.css';

export interface UsersTableProps extends OwnRegistrationsProps {
  /** Every account; the table searches, sorts and paginates. */
  readonly users: readonly User[];
  /** Called by a row's 'Eliminar'; the caller asks for confirmation. */
  readonly onDelete: (user: User) => void;
  /** Rows per page. @default 25 */
  readonly pageSize?: number;
  /** Buttons in the row of the search. */
  readonly tools?: ReactNode;
}

const keyOf = (user: User) => String(user.id);
const nameOf = (user: User) => user.username ?? `usuario ${user.id}`;
const search = {
  label: 'Buscar por nombre, usuario o email',
  placeholder: 'Nombre, usuario o email',
  nouns: ['usuario', 'usuarios'],
} as const;

/** The table of 'Perfil de Usuarios': ID, Usuario, Email and actions (spec section 2). */
export function UsersTable(props: UsersTableProps) {
  const { users, onDelete, unconfirmed, onConfirm, confirming, pageSize = 25, tools } = props;
  const columns = useMemo(
    () => userColumns({ onDelete, unconfirmed, onConfirm, confirming }),
    [onDelete, unconfirmed, onConfirm, confirming],
  );
  return (
    <DataTable
      data-component="UsersTable"
      className={styles.Root}
      rows={users}
      columns={columns}
      rowKey={keyOf}
      caption="Perfil de Usuarios"
      empty="No se encontraron usuarios"
      search={search}
      tools={tools}
      densitySwitch
      pages={{ size: pageSize, label: 'Páginas de usuarios' }}
    />
  );
}

function userColumns(
  actions: Pick<UsersTableProps, 'onDelete'> & OwnRegistrationsProps,
): readonly DataColumn<User>[] {
  const { onDelete, unconfirmed, onConfirm, confirming } = actions;
  const isUnconfirmed = (user: User) => unconfirmed?.has(keyOf(user)) ?? false;
  return [
    {
      id: 'id',
      header: 'ID',
      label: 'ID',
      place: 'quiet',
      sortNames: ['de menor a mayor', 'de mayor a menor'],
      cell: (user) => user.id,
      sortValue: (user) => user.id,
      searchText: (user) => user.id,
    },
    {
      id: 'username',
      header: 'Usuario',
      place: 'title',
      cell: (user) => (
        <span className={styles.User}>
          <span className={styles.Name}>{user.username ?? 'Sin nombre'}</span>
          {user.role === 'ADMIN' ? <Badge tone="info">Administrador</Badge> : null}
          {isUnconfirmed(user) ? (
            <OwnRegistration
              person={nameOf(user)}
              onConfirm={onConfirm && (() => onConfirm(user))}
              confirming={confirming?.has(keyOf(user)) ?? false}
            />
          ) : null}
        </span>
      ),
      sortValue: (user) => user.username,
      searchText: (user) =>
        [user.username, user.nombre, user.apellido, user.codigo, isUnconfirmed(user) && 'registro propio']
          .filter(Boolean)
          .join(' '),
    },
    {
      id: 'email',
      header: 'Email',
      place: 'quiet',
      cell: ({ email }) => <span className={styles.Email}>{email ? breakableEmail(email) : 'N/A'}</span>,
      sortValue: (user) => user.email,
      searchText: (user) => user.email,
    },
    {
      id: 'actions',
      header: 'Acciones',
      headerHidden: true,
      place: 'end',
      align: 'end',
      cell: (user) => (
        <span className={styles.Actions}>
          <ButtonLink href={`/dashboard/editar/${encodeURIComponent(user.id)}`} variant="quiet" size="sm">
            Editar<VisuallyHidden> a {nameOf(user)}</VisuallyHidden>
          </ButtonLink>
          <Button
            variant="quiet"
            size="sm"
            className={styles.Delete}
            data-part="row-action"
            onClick={() => onDelete(user)}
          >
            Eliminar<VisuallyHidden> a {nameOf(user)}</VisuallyHidden>
          </Button>
        </span>
      ),
    },
  ];
}
