import { Button } from '@ministerio/ui/primitives/button';
import { Progress } from '@ministerio/ui/primitives/progress';
import { useEffect, useRef } from 'react';
import styles from './download-progress.module.css';

export interface DownloadProgressProps {
  /** Progress, 0 to 1; null while unknown. */
  readonly progress: number | null;
  /** Called by 'Cancelar'. */
  readonly onCancel: () => void;
}

/**
 * Progress of a file that takes seconds to create, with a button to cancel it. Renders a `<div>`. Cancelling
 * returns the focus to where it was before.
 */
export function DownloadProgress({ progress, onCancel }: DownloadProgressProps) {
  const previousFocus = useRef<Element | null>(null);
  useEffect(() => {
    previousFocus.current = document.activeElement;
  }, []);

  function cancel() {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    onCancel();
  }

  return (
    <div data-component="DownloadProgress" className={styles.Root}>
      <Progress className={styles.Bar} label="Preparando el PDF" value={progress ?? undefined} max={1} />
      <Button variant="secondary" size="sm" onClick={cancel}>
        Cancelar
      </Button>
    </div>
  );
}
