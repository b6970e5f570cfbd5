import { Button } from '@ministerio/ui/primitives/button';
import { Progress } from '@ministerio/ui/primitives/progress';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './download-progress.module.css';

export interface DownloadProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Running task: 'Preparando el PDF'. */
  readonly label: string;
  /** Progress, 0 to 1; null while unknown. */
  readonly progress: number | null;
  /** Called by 'Cancelar'. */
  readonly onCancel: () => void;
}

/**
 * Progress of a file that takes seconds to create, with a button to cancel it. Renders a `<div>`. Cancelling
 * returns the focus to where it was before.
 */
export function DownloadProgress({ label, progress, onCancel, className, ...rest }: DownloadProgressProps) {
  const previousFocus = useRef<Element | null>(null);
  useEffect(() => {
    previousFocus.current = document.activeElement;
  }, []);

  function cancel() {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    onCancel();
  }

  return (
    <div {...rest} data-component="DownloadProgress" className={cx(styles.Root, className)}>
      <Progress className={styles.Bar} label={label} value={progress ?? undefined} max={1} />
      <Button variant="secondary" size="sm" onClick={cancel}>
        Cancelar
      </Button>
    </div>
  );
}
