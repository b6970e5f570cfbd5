import { type Attendance, deleteAttendance } from '@ministerio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDeletion } from '../../connected/deletion/use-deletion.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { DeleteAttendanceDialog } from './view/delete-attendance-dialog/delete-attendance-dialog.tsx';

interface DeleteAttendanceProps {
  /** The mark to delete; null keeps the dialog closed. */
  readonly record: Attendance | null;
  readonly onClose: () => void;
}

/** Confirms, deletes the mark and removes it from every list (R35). */
export function DeleteAttendance({ record, onClose }: DeleteAttendanceProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const deletion = useDeletion(record, {
    remove: ({ id }) => client.call(deleteAttendance, { params: { id } }),
    onDeleted: ({ id }) => {
      toast.success('Asistencia eliminada correctamente.');
      queries.setQueriesData<readonly Attendance[]>({ queryKey: queryKeys.attendanceLists }, (records) =>
        records?.filter((one) => one.id !== id),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    },
    failed: 'No se pudo eliminar la asistencia',
    onClose,
  });

  return <DeleteAttendanceDialog record={record} {...deletion} />;
}
