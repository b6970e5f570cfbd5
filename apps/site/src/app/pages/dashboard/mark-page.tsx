import { useDoorHref, useOwnServer } from '@ministerio/screens/kit/own-server';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/**
 * /dashboard/asistenciamembresia: the queue at the door. The widget itself is part of the layout on every page, so that
 * opening this one keeps its last marks.
 */
export default function MarkPage() {
  const ownServer = useOwnServer();
  const doorHref = useDoorHref();
  return (
    <>
      <ScreenTitle>Marcar Asistencia</ScreenTitle>
      <Heading level={1} size="2xl">
        Asistencia por membresía
      </Heading>
      <p>
        Escribe o escanea el número de membresía y presiona Enter: el campo queda listo para la siguiente
        persona.{ownServer ? ' Puedes deshacer cada marca durante un minuto.' : null}
      </p>
      {ownServer ? (
        <p>
          {doorHref ? <ButtonLink href={doorHref}>Abrir la puerta</ButtonLink> : null}{' '}
          <ButtonLink href="/dashboard/puerta" variant="quiet">
            Teléfonos de la puerta
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
