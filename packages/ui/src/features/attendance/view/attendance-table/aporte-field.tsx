import { type KeyboardEvent, memo, useId } from 'react';
import { alert, Glyph } from '../../../../primitives/icon/index.ts';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import styles from './aporte-field.module.css';
import type { RowEditing } from './attendance-editing.ts';

/**
 * The saved contribution and a field for a new one. Memoised, so that typing re-renders one row alone. The
 * field has its own label instead of a FormField, because scrolling mounts many of them.
 */
export const AporteField = memo(function AporteField(props: RowEditing) {
  const { record, person, draft, saving, error, onDraftChange, onSave } = props;
  const errorId = useId();

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!saving) onSave(record, draft);
  }

  return (
    <div className={styles.Root}>
      <span className={styles.Saved} data-part="saved-aporte">
        {record.aporte?.trim() ? record.aporte : <span className={styles.None}>—</span>}
      </span>
      <div className={styles.Edit}>
        <TextField
          aria-label={`Aporte de ${person}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={draft}
          onChange={(event) => onDraftChange(record, event.currentTarget.value)}
          onKeyDown={saveOnEnter}
          readOnly={saving}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
        />
        {error ? (
          <p id={errorId} className={styles.Error}>
            <Glyph path={alert} className={styles.ErrorIcon} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
});
