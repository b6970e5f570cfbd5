import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Glyph, user } from '../../primitives/icon/index.ts';
import { profileCard as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './profile-card.module.css';

export interface ProfileCardProps extends ComponentProps<'section'> {
  /** Name of the session; null when signed out. */
  readonly username: string | null;
}

/**
 * 'Perfil de Usuario' (spec section 2, Member area): a placeholder avatar and the username, on the night background.
 * Children (an action, a note) are at the end. Renders a `<section>`.
 */
export function ProfileCard({ username, className, children, ...rest }: ProfileCardProps) {
  const words = useWords(spanish);
  const name = username?.trim() || null;
  return (
    <section
      {...rest}
      className={cx(styles.ProfileCard, className)}
      data-component="ProfileCard"
      data-toasts="below"
      data-theme="dark"
    >
      {name === null ? (
        <span className={styles.Placeholder} aria-hidden="true">
          <Glyph path={user} />
        </span>
      ) : (
        <Avatar name={name} size="lg" className={styles.Avatar} aria-hidden="true" />
      )}
      <div className={styles.Words}>
        <Heading level={1} size="lg">
          {words.title}
        </Heading>
        <dl className={styles.Facts}>
          <dt>{words.username}</dt> <dd className={styles.Name}>{name ?? words.signedOut}</dd>
        </dl>
      </div>
      {children && <div className={styles.Aside}>{children}</div>}
    </section>
  );
}
