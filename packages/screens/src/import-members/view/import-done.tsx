import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { download, Glyph } from '@ministerio/ui/primitives/icon';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import styles from './import-members.module.css';
import { countOf, type StepProps } from './import-state.ts';
import { StepHeading } from './step-heading.tsx';

/** The end: how many accounts, guardians and consents were recorded, and the report. */
export function ImportDone({ state, actions }: StepProps<'done'>) {
  const { created, guardians, consents, leftOut } = state;
  return (
    <>
      <StepHeading>Importación terminada</StepHeading>
      <Notice
        tone="success"
        role="status"
        title={created === 1 ? 'Se importó 1 miembro' : `Se importaron ${created} miembros`}
      >
        Cada miembro ya puede entrar con su nombre de usuario y su número de membresía.
        {leftOut > 0 ? ` ${countOf(leftOut, 'fila quedó', 'filas quedaron')} fuera.` : ''}
      </Notice>
      {guardians > 0 || consents > 0 ? (
        <p className={styles.Lead}>
          {guardians > 0 ? `${countOf(guardians, 'vino con su tutor', 'vinieron con su tutor')}. ` : ''}
          {consents > 0
            ? `${countOf(consents, 'vino', 'vinieron')} con su consentimiento, anotado a tu nombre.`
            : 'La lista no trajo consentimientos: los anota en la ficha quien vio el papel.'}
        </p>
      ) : null}
      <p className={styles.Lead}>
        El informe dice qué pasó con cada fila y con qué nombre de usuario entra cada miembro. Guárdalo en un
        lugar seguro: lleva los números.
      </p>
      <Stack direction="row" gap={3} wrap>
        <Button onClick={actions.onReport}>
          <Glyph path={download} />
          Descargar informe
        </Button>
        <ButtonLink variant="secondary" href="/dashboard/editarUser">
          Ver los usuarios
        </ButtonLink>
        <Button variant="quiet" onClick={actions.onRestart}>
          Importar otro archivo
        </Button>
      </Stack>
    </>
  );
}
