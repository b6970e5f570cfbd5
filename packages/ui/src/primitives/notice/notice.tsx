import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import styles from './notice.module.css';
import { toneClasses, toneIcons } from './tones.ts';

/** Kinds of {@link Notice}. */
export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;

const look = cva(styles.Notice, { variants: { tone: toneClasses } });

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Kind of message. @default 'info' */
  tone?: (typeof noticeTones)[number] | undefined;
  /** Short title. */
  title?: ReactNode;
  /** `status` or `alert` where it appears in response to an action. */
  role?: 'status' | 'alert' | undefined;
}

export interface ErrorNoticeProps extends Omit<NoticeProps, 'tone' | 'role'> {
  /** The error; nothing is rendered while there is none. */
  children: ReactNode;
}

/** The error of an action, announced. Renders a {@link Notice}. */
export function ErrorNotice({ children, ...rest }: ErrorNoticeProps) {
  return children ? (
    <Notice {...rest} tone="danger" role="alert">
      {children}
    </Notice>
  ) : null;
}

/** A message in the flow of the page. Renders a `<div>` with an icon. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div data-component="Notice" {...rest} className={cx(look({ tone }), className)}>
      <Glyph path={toneIcons[tone]} className={styles.Icon} />
      <div className={styles.Body}>
        {title && <p className={styles.Title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
