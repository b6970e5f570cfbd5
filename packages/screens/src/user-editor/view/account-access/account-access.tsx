import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Glyph, key, logOut } from '@ministerio/ui/primitives/icon';
import { TitledCard } from '../../../kit/titled-card.tsx';
import styles from './account-access.module.css';

export interface AccountAccessProps {
  /** Whether it is the reader's own account: nobody resets themselves. @default false */
  readonly own?: boolean;
  /** Called by 'Restablecer contraseña'; the caller asks for confirmation. */
  readonly onReset: () => void;
  /** Called by 'Cerrar sesiones'; the caller asks for confirmation. */
  readonly onCloseSessions: () => void;
}

/** Manages the access to an account: reset the password, close sessions (R5). Renders a `<section>`. */
export function AccountAccess({ own = false, onReset, onCloseSessions }: AccountAccessProps) {
  return (
    <TitledCard title="Acceso" size="md" data-component="AccountAccess">
      <p className={styles.Lead}>
        {own
          ? 'Es tu propia cuenta: cambia aquí tu contraseña, o cierra tu sesión en todos los dispositivos.'
          : 'Si olvidó su contraseña, dale una de un solo uso. Si perdió su teléfono, cierra sus sesiones.'}
      </p>
      <div className={styles.Buttons}>
        {own ? (
          <ButtonLink href="/dashboard/user/clave" variant="secondary">
            <Glyph path={key} />
            Cambiar contraseña
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={onReset}>
            <Glyph path={key} />
            Restablecer contraseña
          </Button>
        )}
        <Button variant="secondary" onClick={onCloseSessions}>
          <Glyph path={logOut} />
          Cerrar sesiones
        </Button>
      </div>
    </TitledCard>
  );
}
