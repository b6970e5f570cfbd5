import { Button } from '@ministerio/ui/primitives/button';
import styles from './last-day.module.css';

export interface LastDayProps {
  /** The last day with marks, in words: 'sábado 21'. */
  readonly day: string;
  /** Shows that day. */
  readonly onShow: () => void;
}

/** Below a day without attendance: the way to the last day with marks. Renders a `<div>`. */
export function LastDay({ day, onShow }: LastDayProps) {
  return (
    <div className={styles.Root} data-component="LastDay">
      <p>El último día con marcas es el {day}.</p>
      <Button variant="secondary" onClick={onShow}>
        Ver el {day}
      </Button>
    </div>
  );
}
