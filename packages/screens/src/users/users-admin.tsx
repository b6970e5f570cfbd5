import type { User } from '@ministerio/contract';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Glyph, upload } from '@ministerio/ui/primitives/icon';
import { Notice } from '@ministerio/ui/primitives/notice';
import { useState } from 'react';
import { useOwnServer } from '../kit/own-server/index.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { DeleteUser } from './delete-user.tsx';
import { useOwnRegistrations } from './use-own-registrations.ts';
import { useUsers } from './use-users.ts';
import { UsersTable } from './view/users-table/users-table.tsx';

/** The screen /dashboard/editarUser: 'Perfil de Usuarios' (spec section 2). */
export function UsersAdmin() {
  const users = useUsers();
  const registrations = useOwnRegistrations();
  const ownServer = useOwnServer();
  const [userToDelete, setUserToDelete] = useState<User | null>(null);
  return (
    <AdminScreen title="Perfil de Usuarios">
      <WaitingRegistrations count={registrations.unconfirmed.size} />
      <QueryView
        query={users}
        loading={<TableSkeleton label="Cargando usuarios…" />}
        errorTitle="Error al obtener la lista de usuarios"
      >
        {(list) => (
          <UsersTable
            users={list}
            onDelete={setUserToDelete}
            tools={ownServer ? <ImportLink /> : null}
            {...registrations}
          />
        )}
      </QueryView>
      <DeleteUser user={userToDelete} onClose={() => setUserToDelete(null)} />
    </AdminScreen>
  );
}

function ImportLink() {
  return (
    <ButtonLink variant="secondary" size="sm" href="/dashboard/importar">
      <Glyph path={upload} />
      Importar miembros
    </ButtonLink>
  );
}

/** Announces self-registered accounts, which may be on a later page. */
function WaitingRegistrations({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      {count === 1 ? 'Hay 1 registro propio sin confirmar.' : `Hay ${count} registros propios sin confirmar.`}{' '}
      Escribe «registro propio» en la búsqueda para {count === 1 ? 'verlo' : 'verlos'}.
    </Notice>
  );
}
