import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { DoorScreenProps } from '../door/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { DoorDialog } from './view/door-dialog.tsx';

/** The door is as large as the desk: only its own page loads it. */
const AdminDoor = lazy(async () => ({ default: (await import('./admin-door.tsx')).AdminDoor }));

export interface OpenDoorProps extends Pick<DoorScreenProps, 'draft' | 'onDraft'> {
  /** Called when the door is left: goes to the page before. */
  readonly onClose: () => void;
}

/** The screen /dashboard/puerta/abrir: the door over the whole window, for the administrator who is signed in. */
export function OpenDoor({ onClose, ...draft }: OpenDoorProps) {
  const queries = useQueryClient();
  const close = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    onClose();
  };
  return (
    <DoorDialog onDismiss={close}>
      <Suspense fallback={null}>
        <AdminDoor {...draft} onClose={close} />
      </Suspense>
    </DoorDialog>
  );
}
