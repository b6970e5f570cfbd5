import { type CalendarDate, yearWindow } from '@ministerio/contract/domain';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { Heading } from '@ministerio/ui/primitives/heading';
import { chevronRight, Glyph, share } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import { useRef, useState } from 'react';
import { YearGlass } from './year-glass.tsx';
import styles from './year-window.module.css';
import { type YearWindowWords, yearWindowWords } from './year-window-words.ts';

/** Shared content: the drawn window, and its text. */
export interface SharedWindow extends Pick<YearWindowWords, 'figure' | 'streak'> {
  readonly glass: SVGSVGElement;
  /** 'Mi ventana de 2026' */
  readonly title: string;
}

export interface YearWindowProps {
  /** Days of attendance, in every form that backends send; invalid ones are ignored. */
  readonly dates: readonly unknown[];
  /** Today in the church's time zone, `YYYY-MM-DD`. */
  readonly today: CalendarDate;
  /** Shares the picture; absent where the device cannot. */
  readonly onShare?: ((picture: SharedWindow) => void) | undefined;
}

/**
 * 'Tu ventana de 2026': the person's year as a window of 52 panes, small beside its sentence and large in a dialog, from
 * where only the person shares it. Renders a `<section>`.
 */
export function YearWindow({ dates, today, onShare }: YearWindowProps) {
  const [open, setOpen] = useState(false);
  const glass = useRef<SVGSVGElement>(null);
  const year = yearWindow(dates, today);
  const words = yearWindowWords(year);
  const title = `Tu ventana de ${year.year}`;
  function shareIt() {
    if (glass.current === null) return;
    const { figure, streak } = words;
    onShare?.({ glass: glass.current, title: `Mi ventana de ${year.year}`, figure, streak });
  }
  return (
    <Card as="section" className={styles.YearWindow} data-component="YearWindow">
      <YearGlass panes={year.panes} className={styles.Small} />
      <div className={styles.Words}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <p className={styles.Sentence}>{words.sentence}</p>
      </div>
      <IconButton
        label="Ver tu ventana"
        icon={<Glyph path={chevronRight} />}
        aria-haspopup="dialog"
        className={styles.Open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        footer={
          <>
            <ButtonLink href="/dashboard/user/userAsistencia" variant="secondary">
              Ver Asistencia, día por día
            </ButtonLink>
            {onShare && (
              <Button onClick={shareIt}>
                <Glyph path={share} /> Compartir
              </Button>
            )}
          </>
        }
      >
        <div className={styles.Night} data-theme="dark">
          <YearGlass ref={glass} panes={year.panes} className={styles.Large} />
          <p className={styles.Figure}>{words.figure}</p>
          {words.streak !== null && <p className={styles.Streak}>{words.streak}</p>}
        </div>
        <ul className={styles.Legend}>
          {legend.map(({ kind, label }) => (
            <li key={kind}>
              <span className={styles.Swatch} data-kind={kind} aria-hidden="true" /> {label}
            </li>
          ))}
        </ul>
        <p className={styles.Note}>
          Cada vidrio es una semana: la primera está en el centro, la última en el borde. Solo tú la ves.
        </p>
      </Dialog>
    </Card>
  );
}

const legend = [
  { kind: 'lit', label: 'Viniste' },
  { kind: 'unlit', label: 'No viniste' },
  { kind: 'now', label: 'Esta semana' },
  { kind: 'ahead', label: 'Por venir' },
];
