import type { Newcomer } from '@ministerio/contract/domain';
import { useState } from 'react';
import type {
  DoorCorrection,
  DoorCount,
  DoorHeadCount,
  DoorPerson,
  DoorReview,
} from '../../../kit/marking/shown.ts';
import { useBackLayer } from '../../../kit/use-back-layer.ts';
import { emptyDraft, type NewcomerDraft } from '../newcomer-form/newcomer-draft.ts';
import { NewcomerForm } from '../newcomer-form/newcomer-form.tsx';
import styles from './door.module.css';
import { DoorHead } from './door-head.tsx';
import { type DoorTab, DoorTabs } from './door-tabs.tsx';
import { HeadCount } from './head-count.tsx';
import { NumberView, type NumberViewProps } from './number-view.tsx';
import { PeopleList } from './people-list.tsx';
import { ReviewList } from './review-list.tsx';

export interface DoorProps extends NumberViewProps {
  /** Day and door: 'sáb 28 nov · Mesa 3'. */
  place: string;
  /** The church's count of today; null until it is known. */
  count: DoorCount | null;
  /** How many marks and visits wait on this phone. */
  waiting: number;
  /** Marks and visits that the server refused; the tab is there while there are some. */
  reviews: readonly DoorReview[];
  /** Regulars, most likely first; null where this door has no list. */
  people: readonly DoorPerson[] | null;
  /** A row of the list was tapped: marks, or undoes. */
  onToggle: (person: DoorPerson) => void;
  /** A refused mark was given another number, or to somebody who was found. */
  onCorrect: (review: DoorReview, who: DoorCorrection) => void;
  /** A refused mark or visit was dropped. */
  onDiscard: (review: DoorReview) => void;
  /** 'Soy nuevo' was filled in; absent where this door takes no visits. */
  onNewcomer?: ((newcomer: Newcomer) => void) | undefined;
  /** How many people of today nobody wrote down; null for none yet. @default null */
  headCount?: DoorHeadCount | null | undefined;
  /** Called with the head count; omit to hide the counter. */
  onHeadCount?: ((total: number) => void) | undefined;
  /** Text typed in 'Soy nuevo', where it outlives this door; without {@link onDraft} the door holds it. @default null */
  draft?: NewcomerDraft | null | undefined;
  /** Something was typed in 'Soy nuevo', or it was saved or emptied. */
  onDraft?: ((draft: NewcomerDraft) => void) | undefined;
  /** The cross; none where this is the whole page. */
  onClose?: (() => void) | undefined;
}

type View = DoorTab | 'nuevo' | 'contar';

/** Marks people as they come in: one field, one keypad, one answer, none of which moves. Renders a `<div>`. */
export function Door(props: DoorProps) {
  const {
    connection,
    waiting,
    reviews,
    people,
    onToggle,
    onNewcomer,
    headCount = null,
    onHeadCount,
    draft = null,
    onDraft,
    autoFocus,
  } = props;
  const [view, setView] = useState<View>('numero');
  /** Once somebody has used the door, the field has the focus whenever it comes back. */
  const [isUsed, setIsUsed] = useState(false);
  // Here, so that a look at another view costs nothing of what was typed; nowhere else, so that it leaves no trace (R56).
  const [ownDraft, setOwnDraft] = useState(emptyDraft);
  const setDraft = onDraft ?? setOwnDraft;
  const isGone = (view === 'revisar' && reviews.length === 0) || (view === 'lista' && !people);
  const shown: View = isGone ? 'numero' : view;
  const show = (next: View) => {
    setIsUsed(true);
    setView(next);
  };
  const openNewcomer = onNewcomer && (() => show('nuevo'));
  const status = { connection, waiting };
  const isPage = shown === 'nuevo' || shown === 'contar';
  useBackLayer(isPage, () => show('numero'));
  return (
    <div className={styles.Root} data-component="Door" data-view={shown}>
      {isPage ? null : (
        <>
          <DoorHead {...props} headCount={headCount} onCount={onHeadCount && (() => show('contar'))} />
          {people !== null || reviews.length > 0 || openNewcomer ? (
            <DoorTabs
              shown={shown}
              withList={people !== null}
              reviews={reviews.length}
              onShow={show}
              onNewcomer={openNewcomer}
            />
          ) : null}
        </>
      )}
      {shown === 'nuevo' && onNewcomer ? (
        <NewcomerForm
          {...status}
          draft={onDraft ? (draft ?? emptyDraft) : ownDraft}
          onDraft={setDraft}
          onBack={() => show('numero')}
          onSave={(newcomer) => {
            setDraft(emptyDraft);
            show('numero');
            onNewcomer(newcomer);
          }}
          autoFocus
        />
      ) : null}
      {shown === 'contar' && onHeadCount ? (
        <HeadCount
          {...status}
          count={headCount}
          onBack={() => show('numero')}
          onSave={(total) => {
            show('numero');
            onHeadCount(total);
          }}
        />
      ) : null}
      {shown === 'lista' && people !== null ? (
        <div className={styles.Page}>
          <PeopleList people={people} onToggle={onToggle} />
        </div>
      ) : null}
      {shown === 'revisar' ? (
        <div className={styles.Page}>
          <ReviewList {...props} />
        </div>
      ) : null}
      {shown === 'numero' ? (
        <NumberView {...props} onNewcomer={openNewcomer} autoFocus={autoFocus || isUsed} />
      ) : null}
    </div>
  );
}
