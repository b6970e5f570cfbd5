import { Button } from '@ministerio/ui/primitives/button';
import type { DoorQuestion } from '../../../kit/marking/shown.ts';
import { questionWords } from './door-words.ts';
import styles from './similar-question.module.css';

interface SimilarQuestionProps {
  readonly question: DoorQuestion;
  readonly onAnswer: (isSame: boolean) => void;
}

/** Whether a visitor is somebody who came before: asked, never decided; the next person need not wait for it. */
export function SimilarQuestion({ question, onAnswer }: SimilarQuestionProps) {
  const { state } = question;
  if (state === 'joined') {
    return <p className={styles.Root}>✓ {question.name} ya había venido: es la misma persona.</p>;
  }
  return (
    <div className={styles.Root}>
      <p className={styles.Text}>{questionWords(question)}</p>
      {state === 'failed' ? (
        <p className={styles.Failed}>No se pudo guardar. Inténtalo otra vez, o responde en el panel.</p>
      ) : null}
      <div className={styles.Buttons}>
        <Button
          variant="secondary"
          size="sm"
          loading={state === 'sending'}
          onClick={() => {
            if (state !== 'sending') onAnswer(true);
          }}
        >
          Sí, es la misma persona
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            if (state !== 'sending') onAnswer(false);
          }}
        >
          No
        </Button>
      </div>
    </div>
  );
}
