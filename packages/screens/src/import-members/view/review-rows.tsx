import { Button } from '@ministerio/ui/primitives/button';
import { Checkbox } from '@ministerio/ui/primitives/checkbox';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import styles from './import-members.module.css';
import { countOf, type StepProps } from './import-state.ts';
import { NumberWarnings } from './number-warnings.tsx';
import { ProblemTable } from './problem-table.tsx';
import { StepHeading } from './step-heading.tsx';

/** The third step: every problem by row, to be corrected or skipped. */
export function ReviewRows({ state, actions }: StepProps<'review'>) {
  const { total, ready, problems, warnings, leaveOut, error } = state;
  const wrong = total - ready;
  return (
    <>
      <StepHeading>{wrong === 0 ? 'Todo listo para importar' : 'Revisa las filas con problemas'}</StepHeading>
      <p className={styles.Lead} role="status">
        {countOf(total, 'fila', 'filas')}: {countOf(ready, 'lista', 'listas')} para importar,{' '}
        {wrong === 0 ? 'ninguna' : wrong} con problemas.
      </p>
      <ErrorNotice title="No se importó a nadie">{error}</ErrorNotice>
      {problems.length > 0 ? <ProblemTable problems={problems} onCorrect={actions.onCorrect} /> : null}
      <NumberWarnings warnings={warnings} />
      {wrong > 0 ? (
        <Checkbox
          label={`Dejar fuera ${wrong === 1 ? 'la fila' : `las ${wrong} filas`} con problemas`}
          checked={leaveOut}
          onChange={({ currentTarget }) => actions.onLeaveOut(currentTarget.checked)}
        />
      ) : null}
      <Stack direction="row" gap={3} wrap>
        <Button onClick={actions.onImport} disabled={ready === 0 || (wrong > 0 && !leaveOut)}>
          Importar {countOf(ready, 'miembro', 'miembros')}
        </Button>
        <Button variant="secondary" onClick={actions.onBack}>
          Volver a las columnas
        </Button>
        <Button variant="quiet" onClick={actions.onRestart}>
          Elegir otro archivo
        </Button>
      </Stack>
      {wrong > 0 && !leaveOut ? (
        <p className={styles.Note}>
          Corrige los datos aquí mismo, o deja fuera esas filas, para poder importar.
        </p>
      ) : null}
    </>
  );
}
