import { markByNumberBody } from '@ministerio/contract';
import { formatDate, type LateDates } from '@ministerio/contract/domain';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { calendar, Glyph, logIn } from '@ministerio/ui/primitives/icon';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type DeskSearch, enterMeaning, hitsSentence } from '../../kit/marking/hits.ts';
import type { RecentMark } from '../../kit/marking/shown.ts';
import styles from './attendance-by-number.module.css';
import { DeskField } from './desk-field.tsx';
import { type DeskResult, DeskResultLine } from './desk-result.tsx';
import { LateDateField } from './late-date-field.tsx';
import { optionId, PersonHits } from './person-hits.tsx';
import { RecentMarks } from './recent-marks.tsx';
import { useHits } from './use-hits.ts';
import { useLateDate } from './use-late-date.ts';
import { useMarking } from './use-marking.ts';

export interface AttendanceByNumberProps {
  /**
   * Marks the member with this trimmed number, today or on the day of a paper list, YYYY-MM-DD. Resolves to
   * true where the next person can come: the field is emptied. On false the text stays, selected, so that the next
   * digits replace it.
   */
  readonly onMark: (codigoMembresia: string, lateDate: string | null) => Promise<boolean>;
  /** How the last mark ended, shown and announced in the line under the field. @default null */
  readonly result?: DeskResult | null;
  /** The last marks, newest first. */
  readonly marks?: readonly RecentMark[];
  /** Undoes a mark. */
  readonly onUndo?: (mark: RecentMark) => void;
  /** The range of days for paper lists; without it 'Otra fecha' is not offered. */
  readonly lateDates?: LateDates | undefined;
  /** Finds people by name or by the end of their number; without it the field takes numbers alone. */
  readonly search?: DeskSearch | undefined;
  /** Every number is made of digits: phones show the keyboard of digits. @default false */
  readonly digitsOnly?: boolean;
  /**
   * Where the desk is above a page that is about something else, it is small there: label, field and button, below them
   * only the newest mark. Beside a page it stays whole. @default false
   */
  readonly folded?: boolean;
  /** Address of the door, which an icon leads to. */
  readonly doorHref?: string | undefined;
  /** Of a document whose script is still to come: its form goes nowhere. */
  readonly method?: 'dialog';
}

const HINT = 'También con el nombre o las 4 últimas cifras.';
const MARK = 'Marcar Asistencia';

/**
 * The desk at the door: a number, Enter, the next one (spec section 2). The field never loses the focus, and
 * a double click marks once. With `search` the field is a combobox that finds people. 'Otra fecha' enters a paper list
 * (R35). Renders a `section`; `data-busy` while a mark is being sent, `data-late` while marks are not for today.
 */
export function AttendanceByNumber({
  onMark,
  result = null,
  marks = [],
  onUndo,
  lateDates,
  search,
  digitsOnly = false,
  folded = false,
  doorHref,
  method,
}: AttendanceByNumberProps) {
  const title = useId();
  const line = useId();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [invalid, setInvalid] = useState<DeskResult | null>(null);
  /** Key of the result that typing has answered. */
  const [answered, setAnswered] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [round, setRound] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const text = typed.trim();

  const late = useLateDate(lateDates);
  const dateField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (late.active) dateField.current?.focus();
  }, [late.active]);
  const backToNumbers = () => field.current?.focus();

  const { isSending, send } = useMarking(onMark, (marking, isDone) => {
    const isUntouched = field.current?.value === marking.text;
    if (isDone) {
      if (isUntouched) setTyped('');
      setRound((previous) => previous + 1);
    } else if (isUntouched) field.current?.select();
  });
  const { hits, setHits } = useHits(text, search);
  const shown = isFocused && !isSending ? hits : null;
  const people = shown?.people ?? [];

  function change(next: string) {
    setTyped(next);
    setActive(-1);
    setInvalid(null);
    setAnswered(result?.key ?? null);
  }

  function mark(codigo: string): void {
    if (late.active && late.chosen === null) {
      // Without a day the number would be marked for today.
      late.validate();
      dateField.current?.focus();
      return;
    }
    const checked = markByNumberBody.safeParse({ codigoMembresia: codigo });
    backToNumbers();
    if (!checked.success) {
      const message = checked.error.issues[0]?.message ?? '';
      setInvalid({ kind: 'refused', key: `invalid ${codigo}`, message, advice: null });
      return;
    }
    setInvalid(null);
    setActive(-1);
    // Whatever comes next, typed or scanned, replaces it.
    field.current?.select();
    void send({ codigo: checked.data.codigoMembresia, lateDate: late.chosen, text: typed });
  }

  /** A name was entered before anybody was found. */
  async function searchAndMark(find: DeskSearch): Promise<void> {
    setIsAsking(true);
    const found = await find(text, new AbortController().signal).catch(() => null);
    setIsAsking(false);
    if (field.current?.value.trim() !== text) return;
    if (found !== null) setHits(found);
    const meaning = found === null ? { does: 'mark' as const, codigo: text } : enterMeaning(text, found);
    if (meaning.does === 'mark') mark(meaning.codigo);
  }

  function submit(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    const chosen = people[active];
    const meaning = search === undefined ? { does: 'mark' as const, codigo: text } : enterMeaning(text, hits);
    if (chosen !== undefined) mark(chosen.codigo);
    else if (meaning.does === 'mark') mark(meaning.codigo);
    else {
      backToNumbers();
      if (meaning.does === 'search' && search !== undefined && !isAsking) void searchAndMark(search);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Not through the button, which takes no press while it is loading: the next number is not lost.
      submit(event);
      return;
    }
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      change('');
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || people.length === 0) return;
    event.preventDefault();
    // From the field, up is the last one.
    const from = active === -1 && step === -1 ? 0 : active;
    setActive((from + step + people.length) % people.length);
  }

  // The card of a marked person stays while the next number is typed.
  const isOver = isSending || (result?.key === answered && result?.kind !== 'marked');
  const said = invalid ?? (isOver ? null : result);
  const isRefused = said?.kind === 'refused';
  const sentence = shown === null || isRefused ? '' : hitsSentence(shown);
  const combobox =
    search === undefined
      ? {}
      : ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': people.length > 0,
          'aria-controls': people.length > 0 ? list : undefined,
          'aria-activedescendant': active === -1 ? undefined : optionId(list, active),
        } as const);

  return (
    <section
      aria-labelledby={title}
      className={styles.Root}
      data-component="AttendanceByNumber"
      data-toasts="below"
      data-busy={isSending || undefined}
      data-late={late.active || undefined}
      data-folded={(folded && !late.active) || undefined}
    >
      <Card padding="md" className={styles.Card}>
        <Heading level={2} size="lg" id={title} className={styles.Title}>
          {MARK}
        </Heading>
        {lateDates && late.active ? (
          <LateDateField
            ref={dateField}
            late={late}
            dates={lateDates}
            onStop={() => {
              late.stop();
              backToNumbers();
            }}
            onNext={backToNumbers}
          />
        ) : null}
        <form className={styles.Form} method={method} onSubmit={submit} noValidate>
          <DeskField
            {...combobox}
            ref={field}
            name="codigoMembresia"
            value={typed}
            digitsOnly={digitsOnly}
            round={round}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? line : search === undefined ? undefined : `${line}-hint`}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onFocus={() => setIsFocused(true)}
            onBlur={() => setIsFocused(false)}
          />
          <Button type="submit" size="lg" loading={isSending || isAsking}>
            {late.active
              ? `Marcar para ${late.chosen ? `el ${formatDate(late.chosen)}` : 'otra fecha'}`
              : MARK}
          </Button>
          {doorHref ? (
            <ButtonLink
              href={doorHref}
              variant="secondary"
              className={styles.Door}
              aria-label="Abrir la puerta"
              title="Abrir la puerta"
            >
              <Glyph path={logIn} />
            </ButtonLink>
          ) : null}
        </form>
        <DeskResultLine
          id={line}
          result={said}
          sentence={sentence === '' ? null : sentence}
          hint={search === undefined ? null : HINT}
        />
        {people.length > 0 ? (
          <PersonHits
            id={list}
            people={people}
            active={active}
            isLate={late.active}
            onChoose={(person) => mark(person.codigo)}
          />
        ) : (
          <RecentMarks
            marks={marks}
            onUndo={
              onUndo &&
              ((undone) => {
                // The row is about to go, and the queue goes on.
                backToNumbers();
                onUndo(undone);
              })
            }
          />
        )}
        {lateDates && !late.active ? (
          <Button variant="quiet" size="sm" className={styles.Late} onClick={late.start}>
            <Glyph path={calendar} />
            Otra fecha
          </Button>
        ) : null}
      </Card>
    </section>
  );
}
