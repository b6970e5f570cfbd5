import { type FormEvent, useState } from 'react';
import { Button } from '../../../../primitives/button/index.ts';
import { Card } from '../../../../primitives/card/card.tsx';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import type { DoorReview } from './door-types.ts';
import { lateVisitReason, reviewReasons } from './door-words.ts';
import styles from './review-list.module.css';

interface ReviewListProps {
  readonly reviews: readonly DoorReview[];
  /** Sends the mark again under another number, with its own time. */
  readonly onCorrect: (review: DoorReview, codigo: string) => void;
  readonly onDiscard: (review: DoorReview) => void;
}

/** Marks and visits that the server refused: each is corrected or dropped by a person. */
export function ReviewList({ reviews, onCorrect, onDiscard }: ReviewListProps) {
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
          <Card as="li" key={review.clave} className={styles.Card}>
            <ReviewCard
              review={review}
              onCorrect={(codigo) => onCorrect(review, codigo)}
              onDiscard={() => onDiscard(review)}
            />
          </Card>
        ))}
      </ul>
    </div>
  );
}

interface ReviewCardProps {
  readonly review: DoorReview;
  readonly onCorrect: (codigo: string) => void;
  readonly onDiscard: () => void;
}

function ReviewCard({ review, onCorrect, onDiscard }: ReviewCardProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isCorrectable = review.reason === 'no-existe';

  function submit(event: FormEvent) {
    event.preventDefault();
    const codigo = draft?.trim() ?? '';
    if (codigo !== '') onCorrect(codigo);
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
          {isCorrectable ? <Button onClick={() => setDraft(review.who)}>Corregir el número</Button> : null}
          <Button variant="quiet" className={styles.Discard} onClick={onDiscard}>
            Descartar la {review.isVisit ? 'visita' : 'marca'}
          </Button>
        </div>
      ) : (
        <form className={styles.Form} onSubmit={submit} noValidate>
          <FormField label="Número de Membresía">
            <TextField
              size="lg"
              value={draft}
              autoComplete="off"
              spellCheck={false}
              ref={selectOnce}
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
          </FormField>
          <div className={styles.Buttons}>
            <Button type="submit">Marcar</Button>
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
