import { Heading } from '../../../primitives/heading/heading.tsx';
import { Link } from '../../../primitives/link/index.ts';
import styles from './registration-form.module.css';
import type { RegistrationAudience } from './registration-values.ts';

interface RegistrationHeadingProps {
  /** Id of the heading, which names the form. */
  readonly id: string;
  readonly audience: RegistrationAudience;
  readonly loginHref: string;
}

/** Title of the registration, its audience, and the link to the login. */
export function RegistrationHeading({ id, audience, loginHref }: RegistrationHeadingProps) {
  const inPanel = audience === 'panel';
  return (
    <header className={styles.Heading}>
      <Heading id={id} level={inPanel ? 2 : 1} size={inPanel ? 'xl' : '2xl'}>
        Crea tu cuenta
      </Heading>
      <p className={styles.Muted}>
        {inPanel ? (
          '(para administradores de la iglesia)'
        ) : (
          <>
            ¿Ya tienes una cuenta? <Link href={loginHref}>Iniciar sesión</Link>
          </>
        )}
      </p>
    </header>
  );
}
