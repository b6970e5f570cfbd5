import type { User } from '@ministerio/contract';
import { Avatar } from '../../primitives/avatar/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { type AdminColumn, SearchTable, type TableFrameProps, useAdminTable } from '../admin-table/index.ts';
import { OwnRegistration } from '../own-registration/index.ts';
import { fullNameOf } from './full-name.ts';
import styles from './user-list.module.css';

/** Props of {@link UserList}. */
export interface UserListProps extends Omit<TableFrameProps, 'children'> {
  /** Every person; search, order and pages are the table's own. */
  readonly users: readonly User[];
  /** Ids, as text, of the accounts that their owners made and nobody has confirmed: 'Registro propio'. */
  readonly unconfirmed?: ReadonlySet<string> | undefined;
  /** 'Confirmar' of one of these was pressed. */
  readonly onConfirm?: ((user: User) => void) | undefined;
  /** Ids, as text, of those that are being confirmed. */
  readonly confirming?: ReadonlySet<string> | undefined;
  /** Rows on a page. @default 50 */
  readonly pageSize?: number;
}

const columns: readonly AdminColumn<User>[] = [
  { id: 'codigo', title: 'Código de Membresía', value: (user) => user.codigo },
  { id: 'name', title: 'Nombre Completo', value: fullNameOf },
];
const keyOf = (user: User) => String(user.id);
const searchText = (user: User) => `${user.codigo ?? ''} ${fullNameOf(user)} ${user.username ?? ''}`;

const nobody: ReadonlySet<string> = new Set();

/** The table of 'Lista de Usuarios': every person's number and name (spec section 2). */
export function UserList(props: UserListProps) {
  const { users, unconfirmed = nobody, onConfirm, confirming = nobody, pageSize = 50, ...rest } = props;
  const table = useAdminTable({ data: users, columns, keyOf, searchText, pageSize });
  return (
    <SearchTable
      {...rest}
      data-component="UserList"
      table={table}
      columns={columns}
      caption="Lista de Usuarios"
      empty="No hay usuarios disponibles"
      searchLabel="Buscar por nombre o código"
      nouns={['persona', 'personas']}
      pagerLabel="Páginas de la lista"
    >
      {table.rows.map((user) => (
        <Table.Row key={keyOf(user)}>
          <Table.Cell label="Código de Membresía">
            {user.codigo?.trim() ? (
              <span className={styles.Codigo}>{user.codigo}</span>
            ) : (
              <span className={styles.Missing}>Sin membresia</span>
            )}
          </Table.Cell>
          <Table.Cell label="Nombre Completo">
            <span className={styles.Person}>
              <Avatar name={fullNameOf(user)} size="sm" />
              <span className={styles.Who}>
                <span className={styles.Name}>{fullNameOf(user)}</span>
                {unconfirmed.has(keyOf(user)) ? (
                  <OwnRegistration
                    person={fullNameOf(user)}
                    onConfirm={onConfirm && (() => onConfirm(user))}
                    confirming={confirming.has(keyOf(user))}
                  />
                ) : null}
              </span>
            </span>
          </Table.Cell>
        </Table.Row>
      ))}
    </SearchTable>
  );
}
