import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { Spinner } from '@ministerio/ui/primitives/spinner';
import { useEffect, useState } from 'react';
import { DoorScreen, type DoorScreenProps, type OpenDoor, openDoor } from '../door/index.ts';
import { useServices } from '../kit/services/index.ts';
import styles from './admin-door.module.css';

/** The door of whoever is signed in, with its marks in this browser. */
export function AdminDoor(props: Pick<DoorScreenProps, 'draft' | 'onDraft' | 'onClose'>) {
  const { client, church, now } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [door, setDoor] = useState<OpenDoor | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again
  useEffect(() => {
    let isGone = false;
    let opened: OpenDoor | undefined;
    const open = async () => {
      opened = await openDoor('puerta-panel', client, now);
      if (isGone) return opened.close();
      await opened.queue.start();
      void navigator.storage?.persist?.().catch(() => false);
      setDoor(opened);
    };
    open().catch(() => setDoor('failed'));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [client, now, attempt]);

  if (door === null) {
    return (
      <div className={styles.Opening} role="status">
        <Spinner label="Abriendo la puerta…" size="lg" />
      </div>
    );
  }
  if (door === 'failed') {
    return (
      <ErrorState
        title="Este navegador no deja guardar marcas."
        message="La puerta las guarda aquí hasta que se envían. Ábrela fuera de una ventana privada o con otro navegador, o marca en el panel."
        onRetry={() => {
          setDoor(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <DoorScreen
      {...props}
      queue={door.queue}
      client={client}
      timeZone={church.timeZone}
      now={now}
      storage={window.sessionStorage}
      vibrate={'vibrate' in navigator ? (ms) => void navigator.vibrate(ms) : undefined}
    />
  );
}
