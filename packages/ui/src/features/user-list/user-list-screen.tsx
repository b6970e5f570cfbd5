import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useOwnRegistrations, useUsers } from '../users/index.ts';
import { UserList } from './view/user-list.tsx';

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
