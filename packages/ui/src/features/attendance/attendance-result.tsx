import type { Attendance } from '@ministerio/contract';
import { useCallback, useMemo, useState } from 'react';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { parseTexts, useDraft } from '../../connected/drafts/index.ts';
import { QueryView, type QueryViewProps } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { DeleteAttendance } from './delete-attendance.tsx';
import { noDrafts, withDraft } from './stored-input.ts';
import { useSaveAporte } from './use-save-aporte.ts';
import { AttendanceTable } from './view/attendance-table/attendance-table.tsx';

interface AttendanceResultProps {
  /** Whether a ministry is selected. */
  readonly chosen: boolean;
  /** Name of the selected ministry, or 'Sin categoría'; '' while loading. */
  readonly categoryName: string;
  readonly attendance: QueryViewProps<readonly Attendance[]>['query'];
  /** Whether marks can be deleted on this backend. */
  readonly deletable: boolean;
}

/** The result of the filter, with editable contributions. */
export function AttendanceResult({ chosen, categoryName, attendance, deletable }: AttendanceResultProps) {
  const { church } = useServices();
  const [drafts, changeDrafts] = useDraft('aportes', noDrafts, parseTexts);
  const forget = useCallback(
    (id: string) => changeDrafts((previous) => withDraft(previous, id, '')),
    [changeDrafts],
  );
  const { save, clearError, saving, errors } = useSaveAporte(forget);
  const type = useCallback(
    (record: Attendance, text: string) => {
      clearError(String(record.id));
      changeDrafts((previous) => withDraft(previous, String(record.id), text));
    },
    [changeDrafts, clearError],
  );
  const [recordToDelete, setRecordToDelete] = useState<Attendance | null>(null);
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
            onDelete={deletable ? setRecordToDelete : undefined}
            saving={saving}
            errors={errors}
          />
        )}
      </QueryView>
      <DeleteAttendance record={recordToDelete} onClose={() => setRecordToDelete(null)} />
    </>
  );
}
