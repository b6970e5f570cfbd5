import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Heading } from '@ministerio/ui/primitives/heading';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { type FormEvent, useId, useState } from 'react';
import type { DoorCorrection, DoorReview } from '../../../kit/marking/shown.ts';
import { lateVisitReason, reviewReasons } from './door-words.ts';
import type { NumberViewProps } from './number-view.tsx';
import styles from './review-list.module.css';
import { SearchHits } from './search-hits.tsx';

interface ReviewListProps extends Pick<NumberViewProps, 'hits' | 'onSearch'> {
  readonly reviews: readonly DoorReview[];
  /** Sends the mark again for somebody else, with its own time. */
  readonly onCorrect: (review: DoorReview, who: DoorCorrection) => void;
  readonly onDiscard: (review: DoorReview) => void;
}

/** Marks and visits that the server refused: each is corrected or dropped by a person. */
export function ReviewList({ reviews, hits, onSearch, onCorrect, onDiscard }: ReviewListProps) {
  const count = reviews.length;
  const visits = reviews.filter(({ isVisit }) => isVisit).length;
  const words = visits === count ? ['visita', 'visitas'] : visits === 0 ? ['marca', 'marcas'] : [];
  return (
    <div className={styles.Root}>
      <Heading level={2} size="lg">
        {[count, count === 1 ? words[0] : words[1], 'por revisar'].filter(Boolean).join(' ')}
      </Heading>
      <p className={styles.Lead}>
        {count === 1
          ? 'El servidor no la aceptó. Corrígela o descártala.'
          : 'El servidor no las aceptó. Corrígelas o descártalas.'}
      </p>
      <ul className={styles.List}>
        {reviews.map((review) => (
          <Card as="li" key={review.clave}>
            <ReviewCard
              review={review}
              hits={hits}
              onSearch={onSearch}
              onCorrect={(who) => onCorrect(review, who)}
              onDiscard={() => onDiscard(review)}
            />
          </Card>
        ))}
      </ul>
    </div>
  );
}

interface ReviewCardProps extends Pick<NumberViewProps, 'hits' | 'onSearch'> {
  readonly review: DoorReview;
  readonly onCorrect: (who: DoorCorrection) => void;
  readonly onDiscard: () => void;
}

/** Its number is typed anew, or somebody is looked for. */
type Draft = { readonly way: 'number' | 'search'; readonly text: string };

function ReviewCard({ review, hits, onSearch, onCorrect, onDiscard }: ReviewCardProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const list = useId();
  const isCorrectable = review.reason === 'no-existe';
  const text = draft?.text.trim() ?? '';
  const matches = draft?.way === 'search' && text !== '' && hits?.text === text ? hits.people : null;
  // A mark of today says nothing about a former day.
  const found = review.isOfFormerDay ? matches?.map((person) => ({ ...person, markedAt: null })) : matches;

  function change(way: Draft['way'], typed: string) {
    setDraft({ way, text: typed });
    if (way === 'search') onSearch?.(typed.trim());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const [only, ...others] = found ?? [];
    if (draft?.way === 'number' && text !== '') onCorrect({ codigo: text });
    else if (only && others.length === 0 && only.markedAt === null) onCorrect(only);
  }

  return (
    <>
      <p className={styles.Head}>
        <strong className={styles.Who}>{review.who}</strong>
        <span className={styles.When}>{review.when}</span>
      </p>
      {review.detail ? <p className={styles.Detail}>{review.detail}</p> : null}
      <p className={styles.Reason}>{review.isVisit ? lateVisitReason : reviewReasons[review.reason]}</p>
      {draft === null ? (
        <div className={styles.Buttons}>
          {isCorrectable ? (
            <Button onClick={() => change('number', review.who)}>Corregir el número</Button>
          ) : null}
          {isCorrectable && onSearch ? (
            <Button variant="secondary" onClick={() => change('search', '')}>
              Buscar
            </Button>
          ) : null}
          <Button variant="quiet" className={styles.Discard} onClick={onDiscard}>
            Descartar la {review.isVisit ? 'visita' : 'marca'}
          </Button>
        </div>
      ) : (
        <form className={styles.Form} onSubmit={submit} noValidate>
          <FormField
            label={draft.way === 'number' ? 'Número de Membresía' : `¿Quién es ${review.who}?`}
            hint={draft.way === 'search' ? 'Nombre o número.' : undefined}
          >
            <TextField
              size="lg"
              value={draft.text}
              autoComplete="off"
              spellCheck={false}
              aria-controls={found ? list : undefined}
              ref={selectOnce}
              onChange={(event) => change(draft.way, event.currentTarget.value)}
            />
          </FormField>
          {draft.way === 'search' ? (
            <LiveRegion>{found?.length === 0 ? 'Nadie con ese nombre en la lista.' : null}</LiveRegion>
          ) : null}
          {found && found.length > 0 ? (
            <SearchHits id={list} hits={found} chosen={-1} onPick={onCorrect} onlyFree />
          ) : null}
          <div className={styles.Buttons}>
            {draft.way === 'number' ? <Button type="submit">Marcar</Button> : null}
            <Button variant="secondary" onClick={() => setDraft(null)}>
              Cancelar
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

/** The wrong number is there to be replaced. */
function selectOnce(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
