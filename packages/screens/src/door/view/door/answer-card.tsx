import { errorMessages } from '@ministerio/contract';
import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Button } from '@ministerio/ui/primitives/button';
import { alert, check, clock, Glyph, info, search, userPlus } from '@ministerio/ui/primitives/icon';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import type { DoorAnswer, DoorMark } from '../../../kit/marking/shown.ts';
import styles from './answer-card.module.css';
import { isUndoable, shownMark, undoWords } from './door-words.ts';

interface AnswerCardProps {
  readonly answer: DoorAnswer;
  readonly onUndo: (mark: DoorMark) => void;
  /** Opens the search by name, where this door has one. */
  readonly onSearchByName: (() => void) | undefined;
  /** Opens 'Soy nuevo', where this door takes visits. */
  readonly onNewcomer: (() => void) | undefined;
}

/** The newest person, or why a number was not marked. Always in the same place. */
export function AnswerCard({ answer, onUndo, onSearchByName, onNewcomer }: AnswerCardProps) {
  if (answer.kind === 'unknown' || answer.kind === 'failed') {
    return (
      <>
        <div className={styles.Card} data-tone="danger">
          <Glyph path={alert} className={styles.Icon} />
          {answer.kind === 'failed' ? (
            <p className={styles.Text}>{answer.message}</p>
          ) : (
            <p className={styles.Text}>
              <strong className={styles.Strong}>Número de membresía no válido.</strong> Nadie tiene el{' '}
              {answer.codigo}. El siguiente número lo reemplaza.
            </p>
          )}
        </div>
        {answer.kind === 'unknown' ? (
          <div className={styles.Ways}>
            {onSearchByName ? (
              <Button variant="secondary" size="sm" className={styles.Way} onClick={onSearchByName}>
                <Glyph path={search} />
                Buscar por nombre
              </Button>
            ) : null}
            {onNewcomer ? (
              <Button variant="secondary" size="sm" className={styles.Way} onClick={onNewcomer}>
                <Glyph path={userPlus} />
                Soy nuevo
              </Button>
            ) : null}
          </div>
        ) : null}
      </>
    );
  }
  const { mark } = answer;
  const isWaiting = answer.kind === 'mark' && mark.state === 'por-enviar';
  const tone = answer.kind === 'already' ? 'info' : isWaiting ? 'warning' : 'success';
  return (
    <>
      <div className={styles.Card} data-tone={tone}>
        {mark.isNamed ? (
          <Avatar name={mark.who} />
        ) : (
          <Glyph
            path={answer.kind === 'already' ? info : isWaiting ? clock : check}
            className={styles.Mark}
          />
        )}
        <div className={styles.Who}>
          <p className={styles.Name}>{shownMark(mark)}</p>
          <p className={styles.Fact}>
            {answer.kind === 'already'
              ? `Ya marcó${answer.since ? `, ${answer.since}` : ' hoy'}`
              : isWaiting
                ? `${mark.time}, por enviar`
                : `✓ ${mark.isVisit ? 'Anotada' : 'Marcada'} a las ${mark.time}`}
          </p>
        </div>
        {isUndoable(mark) ? (
          <Button variant="quiet" size="sm" className={styles.Undo} onClick={() => onUndo(mark)}>
            Deshacer
            <VisuallyHidden>{undoWords(mark).replace('Deshacer', '')}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      {answer.kind === 'already' ? <p className={styles.Below}>{errorMessages.already_marked}</p> : null}
    </>
  );
}
