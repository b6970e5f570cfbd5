import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './own-registration.module.css';

/** Props of {@link OwnRegistration}. */
export interface OwnRegistrationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name, for the button's label. */
  readonly person: string;
  /** Called by 'Confirmar'; without it there is no button. */
  readonly onConfirm?: (() => void) | undefined;
  /** Whether the confirmation is pending; the button is busy. @default false */
  readonly confirming?: boolean | undefined;
}

/** Marks a self-registered account that no administrator has confirmed yet (R3). Renders a `<span>`. */
export function OwnRegistration({
  person,
  onConfirm,
  confirming = false,
  className,
  ...rest
}: OwnRegistrationProps) {
  return (
    <span {...rest} className={cx(styles.Root, className)} data-component="OwnRegistration">
      <Badge tone="warning">Registro propio</Badge>
      {onConfirm ? (
        <Button variant="quiet" size="sm" className={styles.Confirm} loading={confirming} onClick={onConfirm}>
          Confirmar<VisuallyHidden> el registro de {person}</VisuallyHidden>
        </Button>
      ) : null}
    </span>
  );
}
