import { Card, type CardProps } from '@ministerio/ui/primitives/card';
import { Link } from '@ministerio/ui/primitives/link';
import styles from './unread-messages.module.css';

export interface UnreadMessagesProps extends Omit<CardProps, 'as' | 'padding' | 'tone' | 'children'> {
  /** How many are unread, at least one. */
  readonly count: number;
  /** Where they are read. */
  readonly href: string;
}

/** How many messages wait, in one line with the way to them. Renders a `<div>`. */
export function UnreadMessages({ count, href, ...rest }: UnreadMessagesProps) {
  return (
    <Card padding="none" {...rest} data-component="UnreadMessages">
      <p className={styles.Line}>
        <span>
          <strong className={styles.Count}>{count}</strong>{' '}
          {count === 1 ? 'mensaje sin leer' : 'mensajes sin leer'}
        </span>
        <Link href={href} className={styles.Link}>
          Leer los mensajes
        </Link>
      </p>
    </Card>
  );
}
