import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import state from '../../internal/state.module.css';
import styles from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Missing thing: 'No hay usuarios'. */
  title: ReactNode;
  /** Advice for the user. */
  children?: ReactNode;
  /** A button or link for that. */
  action?: ReactNode;
  /** An icon, such as `<Icon name="users" />`. */
  icon?: ReactNode;
}

/** Placeholder of an empty list. Renders a `<div>`. */
export function EmptyState({ title, children, action, icon, className, ...rest }: EmptyStateProps) {
  return (
    <div data-component="EmptyState" part="empty-state" {...rest} className={cx(state.Root, className)}>
      {icon && <span className={cx(state.Icon, styles.Icon)}>{icon}</span>}
      <p className={state.Title}>{title}</p>
      {children && <div className={state.Text}>{children}</div>}
      {action}
    </div>
  );
}
