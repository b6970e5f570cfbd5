import { type AuditChain, listAudit, readAuditChain } from '@ministerio/contract';
import { chainFaultText, chainInstant, churchClock } from '@ministerio/contract/domain';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { Stack } from '@ministerio/ui/primitives/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { useDebounced } from '../kit/use-debounced.ts';
import styles from './audit-screen.module.css';
import { AuditFilter, type AuditFilterValues, noAuditFilter } from './view/audit-filter.tsx';
import { AuditTable } from './view/audit-table.tsx';

const PAGE_SIZE = 50;
const TYPING_PAUSE_MS = 300;

/** The screen /dashboard/auditoria: 'Registro de cambios', filtered and paginated by the server. */
export function AuditScreen() {
  const { church, now } = useServices();
  const [values, setValues] = useState(noAuditFilter);
  const [page, setPage] = useState(0);
  const filter = useDebounced(values, TYPING_PAUSE_MS);
  const log = useAuditLog(filter, page);
  const change = (next: AuditFilterValues) => {
    setValues(next);
    setPage(0);
  };
  return (
    <AdminScreen title="Registro de cambios">
      <Stack gap={6}>
        <AuditFilter
          values={values}
          onValuesChange={change}
          today={churchClock(now(), church.timeZone).date}
        />
        <QueryView
          query={log}
          loading={<TableSkeleton label="Cargando los cambios…" />}
          errorTitle="Error al cargar el registro de cambios"
        >
          {(entries) => (
            <AuditTable
              entries={entries.slice(0, PAGE_SIZE)}
              timeZone={church.timeZone}
              currency={church.currency}
              filtered={Object.values(filter).some((value) => value !== '')}
              pending={log.isPlaceholderData}
              onNewer={page > 0 ? () => setPage(page - 1) : undefined}
              onOlder={entries.length > PAGE_SIZE ? () => setPage(page + 1) : undefined}
            />
          )}
        </QueryView>
        <ChainLine />
      </Stack>
    </AdminScreen>
  );
}

/** How far the log's chain goes, or what the daily check found wrong with it (R67); nothing before its first link. */
function ChainLine() {
  const { church } = useServices();
  const { data } = useCall(queryKeys.auditChain, readAuditChain, { staleTime: 0 });
  const words = data && chainWords(data, church.timeZone);
  return words ? <p className={styles.Chain}>Cadena del registro: {words}</p> : null;
}

function chainWords({ hasta, falla }: AuditChain, timeZone: string): string | null {
  if (falla !== null) {
    return `incompleta. ${chainFaultText(falla.tipo, falla.entrada, new Date(falla.cuando), timeZone)}`;
  }
  return hasta === null ? null : `completa hasta ${chainInstant(new Date(hasta), timeZone)}`;
}

function useAuditLog(filter: AuditFilterValues, page: number) {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''));
  return useCall([...queryKeys.audit, query, page], listAudit, {
    // One more than is shown, to know whether there is a next page.
    query: { ...query, limit: PAGE_SIZE + 1, offset: page * PAGE_SIZE },
    placeholderData: keepPreviousData,
    // The log must always be current.
    staleTime: 0,
  });
}
