import type { User } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { ownRegistration as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './own-registration.module.css';

export interface OwnRegistrationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name, for the button's label. */
  readonly person: string;
  /** Called by 'Confirmar'; without it there is no button. */
  readonly onConfirm?: (() => void) | undefined;
  /** Whether the confirmation is pending; the button is busy. @default false */
  readonly confirming?: boolean | undefined;
}

/** Props of a table whose rows may have an {@link OwnRegistration}. */
export interface OwnRegistrationsProps {
  /** Ids, as text, of self-registered, unconfirmed accounts: 'Registro propio'. */
  readonly unconfirmed?: ReadonlySet<string> | undefined;
  /** Called by 'Confirmar' of one of these. */
  readonly onConfirm?: ((user: User) => void) | undefined;
  /** Ids, as text, of the accounts being confirmed. */
  readonly confirming?: ReadonlySet<string> | undefined;
}

/** Marks a self-registered account that no administrator has confirmed yet (R3). Renders a `<span>`. */
export function OwnRegistration({
  person,
  onConfirm,
  confirming = false,
  className,
  ...rest
}: OwnRegistrationProps) {
  const words = useWords(spanish);
  return (
    <span {...rest} className={cx(styles.Root, className)} data-component="OwnRegistration">
      <Badge tone="warning">{words.label}</Badge>
      {onConfirm ? (
        <Button variant="quiet" size="sm" className={styles.Confirm} loading={confirming} onClick={onConfirm}>
          {words.confirm}
          <VisuallyHidden>{` ${words.whose(person)}`}</VisuallyHidden>
        </Button>
      ) : null}
    </span>
  );
}
