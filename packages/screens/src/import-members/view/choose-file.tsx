import { Button } from '@ministerio/ui/primitives/button';
import { download, Glyph, upload } from '@ministerio/ui/primitives/icon';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Spinner } from '@ministerio/ui/primitives/spinner';
import { type DragEvent, useId, useState } from 'react';
import styles from './choose-file.module.css';
import type { StepProps } from './import-state.ts';
import { StepHeading } from './step-heading.tsx';

const TYPES = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The first step: choose or drop a file, or download a template. */
export function ChooseFile({ state, actions }: StepProps<'choose'>) {
  const hint = useId();
  const [dragging, setDragging] = useState(false);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const [file] = event.dataTransfer.files;
    if (file) actions.onFile(file);
  }
  // Otherwise the browser would open the file.
  function onDragOver(event: DragEvent) {
    event.preventDefault();
    setDragging(true);
  }

  return (
    <>
      <StepHeading>Elige tu lista de miembros</StepHeading>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside does the same by keyboard */}
      <div
        className={styles.Zone}
        data-dragging={dragging ? '' : undefined}
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setDragging(false)}
      >
        <Glyph path={upload} className={styles.Icon} />
        {state.reading ? (
          <p className={styles.Reading} role="status">
            <Spinner size="sm" /> Leyendo el archivo…
          </p>
        ) : (
          <label className={styles.Pick}>
            <input
              type="file"
              accept={TYPES}
              className={styles.Input}
              aria-describedby={hint}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                // Choosing the same file again, corrected, must fire a change.
                currentTarget.value = '';
                if (file) actions.onFile(file);
              }}
            />
            Elegir archivo
          </label>
        )}
        <p id={hint} className={styles.Hint}>
          CSV o Excel (.xlsx), hasta 5 MB y 5000 miembros. También puedes soltarlo aquí.
        </p>
      </div>
      <ErrorNotice title="No se pudo leer el archivo">{state.error}</ErrorNotice>
      <div className={styles.Template}>
        <p>
          ¿Empiezas de cero? La plantilla trae los títulos: código de membresía, nombre, apellido, nombre de
          usuario y correo electrónico; y si los tienes, teléfono, año de nacimiento y el tutor de un menor.
        </p>
        <Button variant="secondary" onClick={actions.onTemplate}>
          <Glyph path={download} />
          Descargar plantilla
        </Button>
      </div>
    </>
  );
}
