import { ApiError } from '@ministerio/contract/client';
import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { TableSkeleton } from '../../composed/data-table/index.ts';
import { ImportMembers } from '../../composed/import-members/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { failureWords } from '../failure-words/index.ts';
import { useDemoStatus } from '../own-server/index.ts';
import { useImportMembers } from './use-import-members.ts';

/**
 * The screen /dashboard/importar: members from CSV or Excel (server.md R23). On a backend that has no import it says
 * so and offers nothing.
 */
export function ImportMembersScreen() {
  return (
    <AdminScreen title="Importar miembros">
      <WhereOffered />
    </AdminScreen>
  );
}

function WhereOffered() {
  const { data, error, isFetching, refetch } = useDemoStatus();
  if (data !== undefined) return <Import />;
  if (isFetching || error === null) return <TableSkeleton label="Cargando…" />;
  if (!isAbsent(error)) {
    return (
      <ErrorState
        title="No se pudo abrir la importación"
        message={failureWords(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <EmptyState title="Este servidor no importa miembros">
      Puedes crear cada cuenta con «Crea un nuevo usuario».
    </EmptyState>
  );
}

/** Whether the server has answered that it knows no such thing, in whatever words. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.failure === 'unreadable' || (error.status !== undefined && error.status < 500);
}

function Import() {
  const { state, actions } = useImportMembers();
  return <ImportMembers state={state} actions={actions} />;
}
