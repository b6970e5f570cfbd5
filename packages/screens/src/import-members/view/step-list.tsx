import { check, Glyph } from '@ministerio/ui/primitives/icon';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { IMPORT_STEPS, type ImportState } from './import-state.ts';
import styles from './step-list.module.css';

const names = ['Archivo', 'Columnas', 'Revisión', 'Importación'] as const;

/** The list of steps. Renders an `<ol>`; the current step has `aria-current="step"`. */
export function StepList({ step }: Pick<ImportState, 'step'>) {
  const current = IMPORT_STEPS.indexOf(step);
  return (
    <ol className={styles.Root} aria-label="Pasos de la importación">
      {names.map((name, index) => (
        <li
          key={name}
          className={styles.Item}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current ? '' : undefined}
        >
          <span className={styles.Mark} aria-hidden="true">
            {index < current ? <Glyph path={check} /> : index + 1}
          </span>
          <span className={styles.Count} aria-hidden="true">
            Paso {index + 1} de {names.length}:
          </span>
          <span>{name}</span>
          {index < current ? <VisuallyHidden> (hecho)</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
