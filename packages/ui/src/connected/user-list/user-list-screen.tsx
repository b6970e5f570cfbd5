import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { TableSkeleton } from '../../composed/data-table/index.ts';
import { UserList } from '../../composed/user-list/index.ts';
import { QueryView } from '../query-view/index.ts';
import { useOwnRegistrations, useUsers } from '../users/index.ts';

/** The screen /dashboard/listUsers: 'Lista de Usuarios' (spec section 2). */
export function UserListScreen() {
  const registrations = useOwnRegistrations();
  return (
    <AdminScreen title="Lista de Usuarios">
      <QueryView
        query={useUsers()}
        loading={<TableSkeleton label="Cargando usuarios…" />}
        errorTitle="Error al obtener la lista de usuarios"
      >
        {(users) => <UserList users={users} {...registrations} />}
      </QueryView>
    </AdminScreen>
  );
}
