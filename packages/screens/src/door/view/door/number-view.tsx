import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, keyboard } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { hitWords } from '../../../kit/marking/hits.ts';
import type {
  DoorAnswer,
  DoorConnection,
  DoorMark,
  DoorPerson,
  DoorQuestion,
} from '../../../kit/marking/shown.ts';
import { AnswerCard } from './answer-card.tsx';
import { answerWords, offlineWords, questionWords } from './door-words.ts';
import { Keypad, type KeypadKey } from './keypad.tsx';
import { NumberField } from './number-field.tsx';
import styles from './number-view.module.css';
import { RecentMarks } from './recent-marks.tsx';
import { SearchHits } from './search-hits.tsx';
import { SimilarQuestion } from './similar-question.tsx';
import { useNumberField } from './use-number-field.ts';

type Board = 'teclado' | 'letras' | 'ninguno';

export interface NumberViewProps {
  /** Whether the server can be reached. */
  connection: DoorConnection;
  /** Sentence about the thing this door waits for. @default null */
  notice?: string | null | undefined;
  /** Result of the last mark; null before the first one. */
  answer: DoorAnswer | null;
  /** The marks before it, newest first. */
  marks: readonly DoorMark[];
  /** People found, and the text they were found for; null while nothing is searched. */
  hits: { readonly text: string; readonly people: readonly DoorPerson[] } | null;
  /** Called with what is typed, where this door finds people. */
  onSearch?: ((text: string) => void) | undefined;
  /** A number was entered. */
  onMark: (codigo: string) => void;
  /** Called with a tapped hit. */
  onPick: (person: DoorPerson) => void;
  /** Question whether a visitor is a known one, for an administrator. */
  question?: DoorQuestion | null | undefined;
  /** 'Sí, es la misma persona', or 'No'. */
  onQuestion?: ((isSame: boolean) => void) | undefined;
  /** 'Deshacer' of a mark. */
  onUndo: (mark: DoorMark) => void;
  /** The field shows an unknown number again, so it needs no review any more. */
  onTakeBack?: ((clave: string) => void) | undefined;
  /** Whether our own keypad shows at first. @default a finger is this screen's pointer */
  defaultKeypad?: boolean | undefined;
  /** The field has the focus when the door opens. @default false */
  autoFocus?: boolean | undefined;
}

interface WithWays extends NumberViewProps {
  /** Opens 'Soy nuevo' for somebody whose number nobody has. */
  readonly onNewcomer: (() => void) | undefined;
}

/** Characters from which the field also looks for people. */
const MIN_LETTERS = 2;
const MIN_DIGITS = 4;

const isSearchable = (text: string) =>
  /^\d+$/.test(text) ? text.length >= MIN_DIGITS : text.length >= MIN_LETTERS;

/** Field, what came of it, and keypad. */
export function NumberView({
  connection,
  notice = null,
  answer,
  marks,
  hits,
  question = null,
  onQuestion,
  onSearch,
  onMark,
  onPick,
  onUndo,
  onTakeBack,
  onNewcomer,
  defaultKeypad,
  autoFocus = false,
}: WithWays) {
  const status = useId();
  const list = useId();
  const number = useNumberField();
  const [board, setBoard] = useBoard(defaultKeypad);
  const [chosen, setChosen] = useState(-1);
  const text = number.text.trim();
  const found = hits !== null && text !== '' && hits.text === text ? hits.people : null;
  const isUnknown = answer?.kind === 'unknown' && number.text === answer.codigo;
  useUnknownNumber(answer, number, onTakeBack);
  const { field } = number;
  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus, field]);

  function type(next: string) {
    number.type(next);
    search(next);
  }
  function search(next: string) {
    setChosen(-1);
    if (isSearchable(next.trim())) onSearch?.(next.trim());
  }
  function pick(person: DoorPerson) {
    number.clear();
    setChosen(-1);
    onPick(person);
  }
  function submit() {
    const only = found?.length === 1 ? found[0] : found?.[chosen];
    if (only) pick(only);
    // Several people: the volunteer chooses.
    else if (!found?.length && text !== '') {
      number.clear();
      onMark(text);
    }
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && number.text !== '') {
      // Cleared: a second press closes what is around.
      event.preventDefault();
      event.stopPropagation();
      type('');
    } else if (found?.length && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosen((chosen + step + found.length) % found.length);
    }
  }
  function onKeypad(key: KeypadKey) {
    if (key === 'marcar') submit();
    else search(number.press(key));
  }
  /** The next person is typed at once, whatever was tapped; keys that were pressed by keyboard keep the focus. */
  function backToField(event: MouseEvent) {
    const byKeyboard = event.detail === 0;
    const isKeypad = (event.target as Element).closest('[data-part="keypad"]') !== null;
    if (!(byKeyboard && isKeypad)) number.focus();
  }

  const offline = offlineWords(connection) ?? notice;
  const isLetters = board === 'letras';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it gives the focus back after the press of a button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same; buttons turn their keys into clicks
    <div className={styles.Number} data-board={board} onClick={backToField}>
      <div className={styles.Desk}>
        <NumberField
          ref={number.field}
          value={number.text}
          onChange={type}
          onKeyDown={onKeyDown}
          withKeypad={board === 'teclado'}
          invalid={isUnknown}
          describedBy={status}
          placeholder={onSearch ? 'o el nombre' : undefined}
          switchLabel={
            isLetters
              ? { text: '123', name: '123: volver al teclado numérico' }
              : { text: 'abc', name: 'abc: escribir con letras' }
          }
          onSwitch={() => setBoard(isLetters ? 'teclado' : 'letras')}
        />
        <div className={styles.Answers}>
          <LiveRegion id={status} visuallyHidden={found === null} className={styles.Status}>
            {found !== null ? hitWords(text, found) : statusWords(answer, question)}
          </LiveRegion>
          {found !== null ? (
            <SearchHits id={list} hits={found} chosen={chosen} onPick={pick} />
          ) : (
            <>
              {answer === null ? null : (
                <AnswerCard
                  answer={answer}
                  onUndo={onUndo}
                  onSearchByName={onSearch ? () => setBoard('letras') : undefined}
                  onNewcomer={onNewcomer}
                />
              )}
              {question && onQuestion ? <SimilarQuestion question={question} onAnswer={onQuestion} /> : null}
              {offline === null ? null : <p className={styles.Offline}>{offline}</p>}
              <RecentMarks marks={marks} onUndo={onUndo} />
            </>
          )}
        </div>
      </div>
      <div className={styles.Foot}>
        {board === 'teclado' ? (
          <Keypad onPress={onKeypad} />
        ) : board === 'ninguno' ? (
          <Button variant="secondary" className={styles.Show} onClick={() => setBoard('teclado')}>
            <Glyph path={keyboard} />
            Mostrar el teclado
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Result of the last mark, and the question about it. */
function statusWords(answer: DoorAnswer | null, question: DoorQuestion | null): string {
  const asked = question?.state === 'asked' ? questionWords(question) : '';
  return [answer === null ? '' : answerWords(answer), asked].filter(Boolean).join('. ');
}

/** Which keyboard shows: our own one where a finger is the pointer. */
function useBoard(defaultKeypad: boolean | undefined) {
  const [board, setBoard] = useState<Board>(defaultKeypad === false ? 'ninguno' : 'teclado');
  useEffect(() => {
    if (defaultKeypad === undefined && !window.matchMedia('(pointer: coarse)').matches) setBoard('ninguno');
  }, [defaultKeypad]);
  return [board, setBoard] as const;
}

/** Puts an unknown number back to be replaced, unless the next one is being typed already. */
function useUnknownNumber(
  answer: DoorAnswer | null,
  number: ReturnType<typeof useNumberField>,
  onTakeBack: ((clave: string) => void) | undefined,
): void {
  const [seen, setSeen] = useState<DoorAnswer | null>(null);
  useEffect(() => {
    if (answer === seen) return;
    setSeen(answer);
    if (answer?.kind !== 'unknown' || number.text !== '') return;
    number.select(answer.codigo);
    number.focus();
    onTakeBack?.(answer.clave);
  }, [answer, seen, number, onTakeBack]);
}
