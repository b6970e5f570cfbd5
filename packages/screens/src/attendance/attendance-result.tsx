import { type Attendance, deleteAttendance } from '@ministerio/contract';
import { AttendanceTable } from '@ministerio/ui/composed/attendance-table';
import { toast } from '@ministerio/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useDeletion } from '../kit/deletion/use-deletion.ts';
import { parseTexts, useDraft } from '../kit/drafts/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { ResultFrame, type ResultFrameProps } from './result-frame.tsx';
import { noDrafts, withDraft } from './stored-input.ts';
import { useSaveAporte } from './use-save-aporte.ts';
import { DeleteAttendanceDialog } from './view/delete-attendance-dialog/delete-attendance-dialog.tsx';

interface AttendanceResultProps extends ResultFrameProps {
  /** Whether marks can be deleted on this backend. */
  readonly deletable: boolean;
}

/** The result of the filter, with editable contributions. */
export function AttendanceResult({ deletable, ...frame }: AttendanceResultProps) {
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

  return (
    <>
      <ResultFrame {...frame}>
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
      </ResultFrame>
      <DeleteAttendanceDialog record={recordToDelete} {...deletion} />
    </>
  );
}
