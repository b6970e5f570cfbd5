import { type KeyboardEvent, memo, useId, useState } from 'react';
import { alert, Glyph } from '../../primitives/icon/index.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import styles from './aporte-field.module.css';
import type { RowEditing } from './attendance-editing.ts';
import { boxKeyOf, moveFrom } from './box-keys.ts';

/** From this many letters on a saved text is small, to fit into two lines of the box. */
const LONG_TEXT = 10;

/**
 * The saved contribution and a field for a new one. On a phone the field lies under the saved text, which says what was
 * there before, or what has just been saved, once the field is in use. Memoised, so that typing re-renders one row alone. The field has its own label
 * instead of a FormField, because scrolling mounts many of them.
 */
export const AporteField = memo(function AporteField(props: RowEditing) {
  const { record, person, draft, saving, error, letters, onDraftChange, onSave, onEnter } = props;
  const errorId = useId();
  const saved = record.aporte?.trim() ? record.aporte : null;
  /** Whether the saved text is of this visit to the field. */
  const [isFresh, setIsFresh] = useState(false);
  if (saving && !isFresh) setIsFresh(true);
  const showsFresh = isFresh && !saving && draft === '';

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const key = boxKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    if (key === 'revert') onDraftChange(record, '');
    else if (key === 'next' || key === 'previous') moveFrom(event.currentTarget, key === 'next' ? 1 : -1);
    else if (!saving) {
      onSave(record, draft);
      if (draft.trim() !== '') moveFrom(event.currentTarget, key === 'save-next' ? 1 : -1);
    }
  }

  function forgetError() {
    if (error && draft === '') onDraftChange(record, '');
  }

  return (
    <div className={styles.Root} data-draft={draft === '' ? undefined : ''}>
      <span
        className={styles.Saved}
        data-empty={saved === null ? '' : undefined}
        data-fresh={showsFresh ? '' : undefined}
      >
        <span className={styles.Before}>{showsFresh ? 'Guardado: ' : 'Antes: '}</span>
        <span
          className={styles.Text}
          data-part="saved-aporte"
          data-long={saved && saved.length >= LONG_TEXT ? '' : undefined}
        >
          {saved ?? '—'}
        </span>
      </span>
      <TextField
        className={styles.Box}
        aria-label={`Aporte de ${person}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        placeholder={saved === null ? 'Aporte' : undefined}
        value={draft}
        onChange={(event) => onDraftChange(record, event.currentTarget.value)}
        onKeyDown={pressKey}
        onFocus={() => {
          setIsFresh(false);
          onEnter?.(record);
        }}
        onBlur={forgetError}
        inputMode={letters ? 'text' : 'decimal'}
        data-part="aporte"
        readOnly={saving}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="next"
      />
      {error ? (
        <p id={errorId} className={styles.Error} data-part="error">
          <Glyph path={alert} className={styles.ErrorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
});
