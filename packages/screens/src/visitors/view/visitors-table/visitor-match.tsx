import type { Visitor } from '@ministerio/contract';
import { Button } from '@ministerio/ui/primitives/button';
import { Stack } from '@ministerio/ui/primitives/stack';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import type { MouseEvent } from 'react';
import { matchQuestion } from '../visitor-words.ts';
import styles from './visitors-table.module.css';

interface VisitorMatchProps {
  readonly other: Visitor['parecidas'][number];
  readonly today: string;
  readonly pending: boolean;
  readonly onAnswer: (isSame: boolean) => void;
}

/** The question goes with its answer: the focus stays in the row, or goes on with it where the row goes too. */
function leave(button: HTMLElement): void {
  button.closest('tr')?.querySelector<HTMLElement>('[data-part="row-action"]')?.focus();
}

/** The question whether two visitors are one person; nobody is joined without an answer. */
export function VisitorMatch({ other, today, pending, onAnswer }: VisitorMatchProps) {
  const answer = (isSame: boolean) => (event: MouseEvent<HTMLElement>) => {
    leave(event.currentTarget);
    onAnswer(isSame);
  };
  return (
    <span className={styles.Match}>
      <span>{matchQuestion(other, today)}</span>
      <Stack as="span" direction="row" gap={2} wrap>
        <Button variant="secondary" size="sm" loading={pending} onClick={answer(true)}>
          Sí, es la misma persona
        </Button>
        <Button variant="quiet" size="sm" disabled={pending} onClick={answer(false)}>
          No<VisuallyHidden> es la misma persona</VisuallyHidden>
        </Button>
      </Stack>
    </span>
  );
}
