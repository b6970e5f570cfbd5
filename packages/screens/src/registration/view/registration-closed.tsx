import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import styles from './registration-form.module.css';

/**
 * Replaces the form where administrators alone create accounts (`REGISTRATION=closed`). Renders a
 * `<section>`.
 */
export function RegistrationClosed() {
  return (
    <section className={styles.Closed} data-component="RegistrationClosed">
      <Heading level={1} size="2xl">
        Crea tu cuenta
      </Heading>
      <p>Pide tu cuenta a un administrador.</p>
      <ButtonLink href="/auth/login" size="lg">
        Iniciar sesión
      </ButtonLink>
    </section>
  );
}
