import type { Attendance } from '@ministerio/contract';
import { type KeyboardEvent, memo, useId } from 'react';
import { alert, Glyph } from '../../../../primitives/icon/index.ts';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import styles from './aporte-field.module.css';

export interface AporteFieldProps {
  /** The mark that it belongs to. */
  readonly record: Attendance;
  /** Whose it is. */
  readonly person: string;
  /** What is typed but not saved. */
  readonly draft: string;
  /** It is being saved: nothing more can be typed. */
  readonly saving: boolean;
  /** Why it could not be saved. */
  readonly error: string | undefined;
  /** Called with what is now typed. */
  readonly onDraftChange: (record: Attendance, text: string) => void;
  /** Enter was pressed. */
  readonly onSave: (record: Attendance, text: string) => void;
}

/**
 * The saved contribution, and the box for what is new. Memoised: what is typed in one row draws this one alone. Scrolling
 * draws many of them, so the box is named by itself and not by a FormField around it.
 */
export const AporteField = memo(function AporteField(props: AporteFieldProps) {
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
