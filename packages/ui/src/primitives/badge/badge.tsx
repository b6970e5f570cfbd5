import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { toneClasses } from '../notice/tones.ts';
import styles from './badge.module.css';

/** Meanings of a {@link Badge}'s colour; its words must say it too. */
export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const look = cva(styles.Badge, {
  variants: { tone: { neutral: styles.Neutral, ...toneClasses } },
});

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning; the words must say it too. @default 'neutral' */
  tone?: (typeof badgeTones)[number] | undefined;
}

/** A short label, such as a time or a state. Renders a `<span>`. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-component="Badge" part="badge" {...rest} className={cx(look({ tone }), className)} />;
}
