import { deleteUser, type User, userSummary } from '@ministerio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeletion } from '../../connected/deletion/use-deletion.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { DeleteUserDialog } from './view/delete-user-dialog/delete-user-dialog.tsx';

/** Props of {@link DeleteUser}. */
export interface DeleteUserProps {
  /** Whose account is asked about; null while nobody's is. */
  readonly user: User | null;
  /** The dialog was left, or the account is gone. */
  readonly onClose: () => void;
}

/** Asks, saying how many attendance records go too, deletes, and reloads the lists (spec section 4). */
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

/** How many records go with the account; undefined while it is asked, null where the backend does not say. */
function useAttendanceCount(user: User | null): number | null | undefined {
  const { client } = useServices();
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.user(user?.id ?? ''), 'summary'],
    queryFn: ({ signal }) => client.call(userSummary, { params: { id: user?.id }, signal }),
    enabled: user !== null,
    // A count from before the last mark would understate what is lost.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return isError ? null : data?.asistencias;
}
