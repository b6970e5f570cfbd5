import type { Attendance } from '@ministerio/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { acceptTexts, useDraft } from '../../connected/drafts/index.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { DeleteAttendance } from './delete-attendance.tsx';
import { noDrafts, withDraft } from './stored-input.ts';
import { useSaveAporte } from './use-save-aporte.ts';
import { AttendanceTable } from './view/attendance-table/attendance-table.tsx';

interface AttendanceResultProps {
  /** Whether a ministry is chosen. */
  readonly chosen: boolean;
  /** Name of the chosen ministry, or 'Sin categoría'; '' while it is being looked up. */
  readonly categoryName: string;
  readonly attendance: Pick<
    UseQueryResult<readonly Attendance[]>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >;
  /** Whether marks can be deleted here. */
  readonly deletable: boolean;
}

/** What the filter found, with the contributions to be written down. */
export function AttendanceResult({ chosen, categoryName, attendance, deletable }: AttendanceResultProps) {
  const { church } = useServices();
  const [drafts, changeDrafts] = useDraft('aportes', noDrafts, acceptTexts);
  const forget = useCallback(
    (id: string) => changeDrafts((known) => withDraft(known, id, '')),
    [changeDrafts],
  );
  const { save, clearError, saving, errors } = useSaveAporte(forget);
  const type = useCallback(
    (record: Attendance, text: string) => {
      clearError(String(record.id));
      changeDrafts((known) => withDraft(known, String(record.id), text));
    },
    [changeDrafts, clearError],
  );
  const [doomed, setDoomed] = useState<Attendance | null>(null);
  const draftsById = useMemo(() => new Map(Object.entries(drafts)), [drafts]);

  if (!chosen) {
    return (
      <EmptyState title="No se encontraron asistencias.">
        Seleccione una categoría para ver sus asistencias.
      </EmptyState>
    );
  }
  return (
    <>
      <Heading level={2} size="lg">
        {categoryName}
      </Heading>
      <QueryView
        query={attendance}
        loading={<TableSkeleton label="Cargando asistencias…" />}
        errorTitle="Error al cargar asistencias por categoría"
      >
        {(records) => (
          <AttendanceTable
            records={records}
            currency={church.currency}
            drafts={draftsById}
            onDraftChange={type}
            onSave={save}
            onDelete={deletable ? setDoomed : undefined}
            saving={saving}
            errors={errors}
          />
        )}
      </QueryView>
      <DeleteAttendance record={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}
