import { type Attendance, deleteAttendance } from '@ministerio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { useDeletion } from '../../connected/deletion/use-deletion.ts';
import { parseTexts, useDraft } from '../../connected/drafts/index.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { QueryView, type QueryViewProps } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { toast } from '../../primitives/toast/index.ts';
import { noDrafts, withDraft } from './stored-input.ts';
import { useSaveAporte } from './use-save-aporte.ts';
import { AttendanceTable } from './view/attendance-table/attendance-table.tsx';
import { DeleteAttendanceDialog } from './view/delete-attendance-dialog/delete-attendance-dialog.tsx';

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
  const { client, church } = useServices();
  const queries = useQueryClient();
  const [drafts, changeDrafts] = useDraft('aportes', noDrafts, parseTexts);
  const forget = useCallback(
    (id: string) => changeDrafts((previous) => withDraft(previous, id, '')),
    [changeDrafts],
  );
  const { save, clearError, saving, errors, run } = useSaveAporte(forget);
  const type = useCallback(
    (record: Attendance, text: string) => {
      clearError(String(record.id));
      changeDrafts((previous) => withDraft(previous, String(record.id), text));
    },
    [changeDrafts, clearError],
  );
  const [recordToDelete, setRecordToDelete] = useState<Attendance | null>(null);
  const deletion = useDeletion(recordToDelete, {
    remove: ({ id }) => client.call(deleteAttendance, { params: { id } }),
    onDeleted: ({ id }) => {
      toast.success('Asistencia eliminada correctamente.');
      queries.setQueriesData<readonly Attendance[]>({ queryKey: queryKeys.attendanceLists }, (records) =>
        records?.filter((one) => one.id !== id),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    },
    failed: 'No se pudo eliminar la asistencia',
    onClose: () => setRecordToDelete(null),
  });
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
            run={run}
          />
        )}
      </QueryView>
      <DeleteAttendanceDialog record={recordToDelete} {...deletion} />
    </>
  );
}
