import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../../../../primitives/button/index.ts';
import { Progress } from '../../../../primitives/progress/progress.tsx';
import styles from './download-progress.module.css';

/** Props of {@link DownloadProgress}. */
export interface DownloadProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being made: 'Preparando el PDF'. */
  readonly label: string;
  /** What is done, 0 to 1; null while nobody knows. */
  readonly progress: number | null;
  /** Gives up the file. */
  readonly onCancel: () => void;
}

/**
 * How far a file has come that takes seconds to make, with a way out. Renders a `<div>`. The focus goes back to where it
 * was previousFocus, when 'Cancelar' takes it away with itself.
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
