import { Button } from '@ministerio/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { NewcomerDraft } from '../door/index.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import styles from './open-door.module.css';
import { DoorDialog } from './view/door-dialog.tsx';

/** The door is as large as the desk beside it: it comes with its button's press. */
const AdminDoor = lazy(async () => ({ default: (await import('./admin-door.tsx')).AdminDoor }));

/**
 * 'Abrir la puerta': the door on the whole screen, for the administrator who is signed in. Absent on another backend, and
 * where the page is not secure: marks that wait are encrypted, which asks for https (R54, R56).
 */
export function OpenDoor() {
  const queries = useQueryClient();
  const ownServer = useOwnServer();
  const [open, setOpen] = useState(false);
  // Who closes the door halfway through a newcomer finds what was typed; in memory alone, while this page is open.
  const [draft, setDraft] = useState<NewcomerDraft | null>(null);
  if (!ownServer || !window.isSecureContext) return null;
  const close = () => {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: queryKeys.attendance });
  };
  return (
    <>
      <Button className={styles.Button} onClick={() => setOpen(true)}>
        Abrir la puerta
      </Button>
      <DoorDialog open={open} onDismiss={close}>
        <Suspense fallback={null}>
          <AdminDoor draft={draft} onDraft={setDraft} onClose={close} />
        </Suspense>
      </DoorDialog>
    </>
  );
}
