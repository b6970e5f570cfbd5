import { useQuery } from '@tanstack/react-query';
import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { ownServerQuery } from '../../connected/own-server/index.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useImportMembers } from './use-import-members.ts';
import { ImportMembers } from './view/import-members.tsx';

/**
 * The screen /dashboard/importar: members from CSV or Excel (R23). On a backend without an import
 * it says so.
 */
export function ImportMembersScreen() {
  const { client } = useServices();
  const server = useQuery(ownServerQuery(client));
  return (
    <AdminScreen title="Importar miembros">
      <QueryView
        query={server}
        loading={<TableSkeleton label="Cargando…" />}
        errorTitle="No se pudo abrir la importación"
      >
        {(status) =>
          status === null ? (
            <EmptyState title="Este servidor no importa miembros">
              Puedes crear cada cuenta con «Crea un nuevo usuario».
            </EmptyState>
          ) : (
            <Import />
          )
        }
      </QueryView>
    </AdminScreen>
  );
}

function Import() {
  return <ImportMembers {...useImportMembers()} />;
}
