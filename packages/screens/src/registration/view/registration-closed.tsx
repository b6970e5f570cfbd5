import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import styles from './registration-form.module.css';

export interface RegistrationClosedProps {
  /** Address of the login. @default '/auth/login' */
  readonly loginHref?: string;
}

/**
 * Replaces the form where administrators alone create accounts (`REGISTRATION=closed`). Renders a
 * `<section>`.
 */
export function RegistrationClosed({ loginHref = '/auth/login' }: RegistrationClosedProps) {
  return (
    <section className={styles.Closed} data-component="RegistrationClosed">
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
