import { deleteUser, type User, userSummary } from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useDeletion } from '../kit/deletion/use-deletion.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { DeleteUserDialog } from './view/delete-user-dialog/delete-user-dialog.tsx';

export interface DeleteUserProps {
  /** The account to delete; null keeps the dialog closed. */
  readonly user: User | null;
  /** Called when the dialog is cancelled, or the account is deleted. */
  readonly onClose: () => void;
}

/**
 * Confirms with the number of attendance records that are lost, deletes, and refetches the lists (spec
 * section 4).
 */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const attendanceCount = useAttendanceCount(user);
  const deletion = useDeletion(user, {
    remove: ({ id }) => client.call(deleteUser, { params: { id } }),
    onDeleted: () => {
      toast.success('Usuario eliminado correctamente.');
      void queries.invalidateQueries({ queryKey: queryKeys.users });
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    },
    failed: 'No se pudo eliminar el usuario',
    onClose,
  });

  return <DeleteUserDialog user={user} attendanceCount={attendanceCount} {...deletion} />;
}

/** Number of attendance records; undefined while loading, null where the backend does not say. */
function useAttendanceCount(user: User | null): number | null | undefined {
  const { data, isError } = useCall([...queryKeys.user(user?.id ?? ''), 'summary'], userSummary, {
    params: { id: user?.id },
    enabled: user !== null,
    // A stale count would understate the loss.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return isError ? null : data?.asistencias;
}
