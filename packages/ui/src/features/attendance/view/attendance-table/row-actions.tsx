import { memo } from 'react';
import { Button } from '../../../../primitives/button/index.ts';
import { Glyph, trash } from '../../../../primitives/icon/index.ts';
import { IconButton } from '../../../../primitives/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../../primitives/visually-hidden/visually-hidden.tsx';
import type { RowEditing } from './attendance-editing.ts';
import styles from './row-actions.module.css';

/** The buttons of a row: save its contribution, delete the mark. */
export const RowActions = memo(function RowActions(props: RowEditing) {
  const { record, person, draft, saving, onSave, onDelete } = props;
  return (
    <span className={styles.Root}>
      <Button
        variant="quiet"
        size="sm"
        className={styles.Save}
        loading={saving}
        onClick={() => onSave(record, draft)}
      >
        Guardar<VisuallyHidden> el aporte de {person}</VisuallyHidden>
      </Button>
      {onDelete ? (
        <IconButton
          size="sm"
          label={`Eliminar la asistencia de ${person}`}
          icon={<Glyph path={trash} />}
          data-part="row-action"
          onClick={() => onDelete(record)}
        />
      ) : null}
    </span>
  );
});
