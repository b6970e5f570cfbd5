import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import styles from './door.module.css';
import { DoorHead } from './door-head.tsx';
import type { DoorCount, DoorPerson, DoorReview } from './door-types.ts';
import { NumberView, type NumberViewProps } from './number-view.tsx';
import { PeopleList } from './people-list.tsx';
import { ReviewList } from './review-list.tsx';

export interface DoorProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onToggle'>,
    NumberViewProps {
  /** Shown in the head until the count is known: 'Puerta'. */
  title: string;
  /** Day and door: 'sáb 28 nov · Mesa 3'. */
  place: string;
  /** The church's count of today; null until it is known. */
  count: DoorCount | null;
  /** How many marks wait on this phone. */
  waiting: number;
  /** Marks that the server refused; the tab is there while there are some. */
  reviews: readonly DoorReview[];
  /** Those who usually come, most likely first; null where this door has no list. */
  people: readonly DoorPerson[] | null;
  /** A row of the list was tapped: marks, or undoes. */
  onToggle: (person: DoorPerson) => void;
  /** A refused mark was given another number. */
  onCorrect: (review: DoorReview, codigo: string) => void;
  /** A refused mark was dropped. */
  onDiscard: (review: DoorReview) => void;
  /** The cross; none where this is the whole page. */
  onClose?: (() => void) | undefined;
}

type View = 'numero' | 'lista' | 'revisar';

/** Marks people as they come in: one field, one keypad, one answer, none of which moves. Renders a `<div>`. */
export function Door({
  title,
  place,
  count,
  connection,
  notice,
  waiting,
  answer,
  marks,
  reviews,
  people,
  hits,
  onSearch,
  onMark,
  onPick,
  onToggle,
  onUndo,
  onCorrect,
  onDiscard,
  onTakeBack,
  onClose,
  defaultKeypad,
  autoFocus,
  className,
  ...rest
}: DoorProps) {
  const [view, setView] = useState<View>('numero');
  const shown: View =
    (view === 'revisar' && reviews.length === 0) || (view === 'lista' && !people) ? 'numero' : view;
  const tab = (name: View, label: string) => (
    <button
      key={name}
      type="button"
      className={styles.Tab}
      aria-pressed={shown === name}
      onClick={() => setView(name)}
    >
      {label}
    </button>
  );
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="Door" data-view={shown}>
      <DoorHead
        title={title}
        place={place}
        count={count}
        connection={connection}
        waiting={waiting}
        onClose={onClose}
      />
      {people !== null || reviews.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className={styles.Tabs} role="group" aria-label="Vista">
          {tab('numero', 'Número')}
          {people === null ? null : tab('lista', 'Lista')}
          {reviews.length === 0 ? null : tab('revisar', `Por revisar (${reviews.length})`)}
        </div>
      ) : null}
      {shown === 'lista' && people !== null ? (
        <div className={styles.Page}>
          <PeopleList people={people} onToggle={onToggle} />
        </div>
      ) : null}
      {shown === 'revisar' ? (
        <div className={styles.Page}>
          <ReviewList reviews={reviews} onCorrect={onCorrect} onDiscard={onDiscard} />
        </div>
      ) : null}
      {shown === 'numero' ? (
        <NumberView
          connection={connection}
          notice={notice}
          answer={answer}
          marks={marks}
          hits={hits}
          onSearch={onSearch}
          onMark={onMark}
          onPick={onPick}
          onUndo={onUndo}
          onTakeBack={onTakeBack}
          defaultKeypad={defaultKeypad}
          autoFocus={autoFocus}
        />
      ) : null}
    </div>
  );
}
