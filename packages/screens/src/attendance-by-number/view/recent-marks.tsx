import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import type { RecentMark } from '../../kit/marking/shown.ts';
import person from '../../kit/person-line.module.css';
import styles from './recent-marks.module.css';

interface RecentMarksProps {
  readonly marks: readonly RecentMark[];
  readonly onUndo: ((mark: RecentMark) => void) | undefined;
}

/** Marks shown on a phone before 'Ver más'. */
const SHORT_LIST = 3;

/** The recent marks under the field: who, when, and for a minute 'Deshacer'. */
export function RecentMarks({ marks, onUndo }: RecentMarksProps) {
  const list = useId();
  const [expanded, setExpanded] = useState(false);
  if (marks.length === 0) return null;
  return (
    <div className={styles.Root} data-expanded={expanded || undefined}>
      <ul className={styles.List} id={list} aria-label="Últimas asistencias marcadas">
        {marks.map((mark) => (
          <li className={cx(person.Item, styles.Item)} key={mark.key}>
            <Avatar name={mark.name} size="sm" />
            <span className={person.Who}>
              <span className={cx(person.Name, styles.Name)}>{mark.name}</span>
              {mark.lateDate ? (
                <Badge tone="warning">{mark.lateDate}</Badge>
              ) : (
                <time className={person.Fact}>{mark.time}</time>
              )}
            </span>
            {mark.undoable && onUndo ? (
              <Button
                variant="quiet"
                size="sm"
                className={styles.Undo}
                loading={mark.undoing ?? false}
                onClick={() => onUndo(mark)}
              >
                Deshacer
                <VisuallyHidden>
                  {' '}
                  la asistencia de {mark.name}
                  {mark.lateDate ? ` del ${mark.lateDate}` : ''}
                </VisuallyHidden>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {marks.length > SHORT_LIST ? (
        <div className={styles.More}>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={expanded}
            aria-controls={list}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? 'Ver menos' : `Ver las últimas ${marks.length}`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
