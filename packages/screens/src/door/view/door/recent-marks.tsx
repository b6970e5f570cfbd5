import { Avatar } from '@ministerio/ui/primitives/avatar';
import { check, clock, Glyph, undo } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import type { DoorMark } from '../../../kit/marking/shown.ts';
import { isUndoable, shownMark, undoWords } from './door-words.ts';
import styles from './rows.module.css';

interface RecentMarksProps {
  readonly marks: readonly DoorMark[];
  readonly onUndo: (mark: DoorMark) => void;
}

/** The marks before the newest one, newest first. */
export function RecentMarks({ marks, onUndo }: RecentMarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.List} aria-label="Últimas asistencias marcadas">
      {marks.map((mark) => (
        <li key={mark.clave} className={styles.Row}>
          {mark.isNamed ? (
            <Avatar name={mark.who} size="sm" />
          ) : (
            <Glyph path={mark.state === 'por-enviar' ? clock : check} className={styles.Icon} />
          )}
          <span className={styles.Name}>
            {shownMark(mark)}
            {mark.isVisit && mark.isNamed ? <span className={styles.Detail}>Visita</span> : null}
          </span>
          <span className={styles.Fact}>
            {mark.time}
            {mark.state === 'por-enviar' ? ', por enviar' : mark.state === 'ya-estaba' ? ', ya estaba' : ''}
          </span>
          {isUndoable(mark) ? (
            <IconButton label={undoWords(mark)} icon={<Glyph path={undo} />} onClick={() => onUndo(mark)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
