import type { User } from '@ministerio/contract';
import { useCallback } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import {
  type AdminColumn,
  breakableEmail,
  SearchTable,
  type TableFrameProps,
  useAdminTable,
} from '../admin-table/index.ts';
import { OwnRegistration } from '../own-registration/index.ts';
import styles from './users-table.module.css';

/** Props of {@link UsersTable}. */
export interface UsersTableProps extends Omit<TableFrameProps, 'children'> {
  /** Every account; search, order and pages are the table's own. */
  readonly users: readonly User[];
  /** Where a row's 'Editar' leads. */
  readonly editHref: (user: User) => string;
  /** A row's 'Eliminar': the caller asks before anything is deleted. */
  readonly onDelete: (user: User) => void;
  /** Ids, as text, of the accounts that their owners made and nobody has confirmed: 'Registro propio'. */
  readonly unconfirmed?: ReadonlySet<string> | undefined;
  /** 'Confirmar' of one of these was pressed. */
  readonly onConfirm?: ((user: User) => void) | undefined;
  /** Ids, as text, of those that are being confirmed. */
  readonly confirming?: ReadonlySet<string> | undefined;
  /** Rows on a page. @default 25 */
  readonly pageSize?: number;
}

const columns: readonly AdminColumn<User>[] = [
  { id: 'id', title: 'ID', value: (user) => user.id },
  { id: 'username', title: 'Usuario', value: (user) => user.username },
  { id: 'email', title: 'Email', value: (user) => user.email },
  { id: 'actions', title: 'Acciones', titleHidden: true },
];
const keyOf = (user: User) => String(user.id);
const searchedOf = (user: User) =>
  [user.id, user.username, user.email, user.nombre, user.apellido, user.codigo].join(' ');
const nobody: ReadonlySet<string> = new Set();

/** The table of 'Perfil de Usuarios': ID, Usuario, Email and what can be done with each (spec section 2). */
export function UsersTable(props: UsersTableProps) {
  const { users, editHref, onDelete, unconfirmed = nobody, onConfirm, ...others } = props;
  const { confirming = nobody, pageSize = 25, ...rest } = others;
  const searchText = useCallback(
    (user: User) => searchedOf(user) + (unconfirmed.has(keyOf(user)) ? ' registro propio' : ''),
    [unconfirmed],
  );
  const table = useAdminTable({ data: users, columns, keyOf, searchText, pageSize });
  return (
    <SearchTable
      {...rest}
      data-component="UsersTable"
      table={table}
      columns={columns}
      caption="Perfil de Usuarios"
      empty="No se encontraron usuarios"
      searchLabel="Buscar por nombre, usuario o email"
      nouns={['usuario', 'usuarios']}
      pagerLabel="Páginas de usuarios"
    >
      {table.rows.map((user) => (
        <UserRow
          key={keyOf(user)}
          user={user}
          href={editHref(user)}
          onDelete={() => onDelete(user)}
          unconfirmed={unconfirmed.has(keyOf(user))}
          onConfirm={onConfirm && (() => onConfirm(user))}
          confirming={confirming.has(keyOf(user))}
        />
      ))}
    </SearchTable>
  );
}

interface UserRowProps {
  readonly user: User;
  readonly href: string;
  readonly onDelete: () => void;
  readonly unconfirmed: boolean;
  readonly onConfirm: (() => void) | undefined;
  readonly confirming: boolean;
}

function UserRow({ user, href, onDelete, unconfirmed, onConfirm, confirming }: UserRowProps) {
  const name = user.username ?? `usuario ${user.id}`;
  return (
    <Table.Row>
      <Table.Cell label="ID">{user.id}</Table.Cell>
      <Table.Cell label="Usuario">
        <span className={styles.User}>
          <span className={styles.Name}>{user.username ?? 'Sin nombre'}</span>
          {user.role === 'ADMIN' ? <Badge tone="info">Administrador</Badge> : null}
          {unconfirmed ? (
            <OwnRegistration person={name} onConfirm={onConfirm} confirming={confirming} />
          ) : null}
        </span>
      </Table.Cell>
      <Table.Cell label="Email">
        <span className={styles.Email}>{user.email ? breakableEmail(user.email) : 'N/A'}</span>
      </Table.Cell>
      <Table.Cell label="">
        <span className={styles.Actions}>
          <ButtonLink href={href} variant="secondary" size="sm">
            Editar<VisuallyHidden> a {name}</VisuallyHidden>
          </ButtonLink>
          <Button variant="quiet" size="sm" data-part="row-action" onClick={onDelete}>
            Eliminar<VisuallyHidden> a {name}</VisuallyHidden>
          </Button>
        </span>
      </Table.Cell>
    </Table.Row>
  );
}
