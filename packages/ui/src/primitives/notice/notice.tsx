import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import tones from '../../internal/tones.module.css';
import { alert, checkCircle, Glyph, info, warning } from '../icon/index.ts';
import styles from './notice.module.css';

/** What a {@link Notice} is about. */
export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;

const look = cva(styles.Notice, {
  variants: {
    tone: {
      info: tones.Info,
      success: tones.Success,
      warning: tones.Warning,
      danger: tones.Danger,
    },
  },
});
const icons = { info, success: checkCircle, warning, danger: alert };

/** Props of {@link Notice}. */
export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is. @default 'info' */
  tone?: (typeof noticeTones)[number] | undefined;
  /** What it is about, in a few words. */
  title?: ReactNode;
  /** `status` or `alert` where it appears in answer to something the reader did. */
  role?: 'status' | 'alert' | undefined;
}

/** Something to know before going on, in the flow of the page. Renders a `<div>` with an icon. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div data-component="Notice" {...rest} className={cx(look({ tone }), className)}>
      <Glyph path={icons[tone]} className={styles.Icon} />
      <div className={styles.Body}>
        {title && <p className={styles.Title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
