import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { QueryView } from '../kit/query-view/query-view.tsx';
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
