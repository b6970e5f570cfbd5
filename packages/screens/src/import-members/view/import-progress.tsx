import { Button } from '@ministerio/ui/primitives/button';
import { Progress } from '@ministerio/ui/primitives/progress';
import { Stack } from '@ministerio/ui/primitives/stack';
import styles from './import-members.module.css';
import { countOf, type StepProps } from './import-state.ts';
import { StepHeading } from './step-heading.tsx';

/** The fourth step in progress, with a button to cancel. */
export function ImportProgress({ state, actions }: StepProps<'importing'>) {
  const { done, total, confirming } = state;
  return (
    <>
      <StepHeading>Importando {countOf(total, 'miembro', 'miembros')}</StepHeading>
      <p className={styles.Lead}>
        Cada número se guarda cifrado, por eso tarda un poco. No cierres esta página: las cuentas se crean
        todas juntas al final.
      </p>
      {confirming ? (
        <Progress label="Creando las cuentas…" />
      ) : (
        <Progress label={`Preparados ${done} de ${total}`} value={done} max={total} />
      )}
      <Stack direction="row" gap={3} wrap>
        <Button variant="secondary" onClick={actions.onCancel} disabled={confirming}>
          Cancelar la importación
        </Button>
      </Stack>
    </>
  );
}
