import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import styles from './admin-screen.module.css';

export interface AdminScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The screen's heading. */
  readonly title: ReactNode;
}

/** One screen of the panel: its heading and a card. Renders a `<div>`. */
export function AdminScreen({ title, className, children, ...rest }: AdminScreenProps) {
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="AdminScreen">
      <Heading level={1} size="2xl">
        {title}
      </Heading>
      <Card padding="md" className={styles.Card}>
        {children}
      </Card>
    </div>
  );
}
