import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { useQuery } from '@tanstack/react-query';
import { ownServerQuery } from '../kit/own-server/index.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
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
