import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './registration-form.module.css';

export interface RegistrationClosedProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Address of the login. @default '/auth/login' */
  readonly loginHref?: string;
}

/**
 * Replaces the form where administrators alone create accounts (`REGISTRATION=closed`). Renders a
 * `<section>`.
 */
export function RegistrationClosed({
  loginHref = '/auth/login',
  className,
  ...rest
}: RegistrationClosedProps) {
  return (
    <section {...rest} className={cx(styles.Closed, className)} data-component="RegistrationClosed">
      <Heading level={1} size="2xl">
        Crea tu cuenta
      </Heading>
      <p>Pide tu cuenta a un administrador.</p>
      <ButtonLink href={loginHref} size="lg">
        Iniciar sesión
      </ButtonLink>
    </section>
  );
}
