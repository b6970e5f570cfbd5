import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import state from '../../internal/state.module.css';
import { errorState as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import { alert, Glyph, refresh } from '../icon/index.ts';
import styles from './error-state.module.css';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Failed action. */
  title: ReactNode;
  /** Details, such as the server's message. */
  message?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button. @default 'Reintentar' */
  retryLabel?: string | undefined;
  /** The retry is running. @default false */
  retrying?: boolean | undefined;
}

/** Placeholder of content that failed to load; announced. Renders a `<div role="alert">`. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel,
  retrying = false,
  className,
  ...rest
}: ErrorStateProps) {
  const words = useWords(spanish);
  return (
    <div data-component="ErrorState" role="alert" {...rest} className={cx(state.Root, className)}>
      <span className={cx(state.Icon, styles.Icon)}>
        <Glyph path={alert} />
      </span>
      <p className={cx(state.Title, styles.Title)}>{title}</p>
      {message && <p className={state.Text}>{message}</p>}
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} loading={retrying}>
          <Glyph path={refresh} />
          {retryLabel ?? words.retry}
        </Button>
      )}
    </div>
  );
}
