import { allStepsDone, type FirstSteps as Steps } from '@ministerio/contract';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { check, Glyph } from '@ministerio/ui/primitives/icon';
import { type ComponentProps, useId } from 'react';
import styles from './first-steps.module.css';
import { FourPanes } from './four-panes.tsx';
import { type Step, stepsOf } from './steps.ts';

export interface FirstStepsProps extends Pick<ComponentProps<'section'>, 'ref'> {
  /** How far the church is. */
  readonly steps: Steps;
  /** Hides the steps for good. */
  readonly onHide: () => void;
  /** Whether they are being hidden; the button is busy. @default false */
  readonly hiding?: boolean;
  /** Error message of the last attempt to hide them. */
  readonly error?: string | null;
}

/**
 * The first day of a church: four steps, each of which lights a pane of a window. Exactly one button is filled, that
 * of the next step; once all are done, the one that puts the window away. Renders a `<section>`.
 */
export function FirstSteps({ steps, onHide, hiding = false, error = null, ref }: FirstStepsProps) {
  const title = useId();
  const list = stepsOf(steps);
  const isDone = allStepsDone(steps);
  const next = list.findIndex(({ done }) => done === null);
  return (
    <section
      aria-labelledby={title}
      ref={ref}
      className={styles.Root}
      data-component="FirstSteps"
      data-done={isDone || undefined}
    >
      <div className={styles.Layout}>
        <FourPanes lit={list.map(({ done }) => done !== null)} className={styles.Window} />
        <div className={styles.Head}>
          <Heading level={2} size="2xl" id={title}>
            {isDone ? 'Los cuatro brillan' : 'Cuatro vidrios y la puerta está lista'}
          </Heading>
          <p className={styles.Lead}>
            {isDone
              ? 'La puerta está lista. Cuando llegue tu gente, aquí verás tu primer sábado.'
              : 'Cada paso enciende uno. Cuando brillen los cuatro, aquí verás tu primer sábado.'}
          </p>
        </div>
        {isDone ? null : (
          <Card padding="md" className={styles.Panel}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
            <ol role="list" className={styles.List}>
              {list.map((step, index) => (
                <StepItem key={step.title} step={step} number={index + 1} isNext={index === next} />
              ))}
            </ol>
          </Card>
        )}
        <div className={styles.Foot}>
          <Button
            variant={isDone ? 'primary' : 'quiet'}
            className={isDone ? undefined : styles.Hide}
            loading={hiding}
            onClick={onHide}
          >
            {isDone ? 'Entendido' : 'Ocultar los pasos'}
          </Button>
          {error === null ? null : (
            <p role="alert" className={styles.Error}>
              {error}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

interface StepItemProps {
  readonly step: Step;
  /** From 1. */
  readonly number: number;
  /** Whether it is the first one that is not done: its first link is filled. */
  readonly isNext: boolean;
}

function StepItem({ step: { title, text, links, done }, number, isNext }: StepItemProps) {
  return (
    <li
      className={styles.Step}
      data-done={done !== null || undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={styles.Mark} aria-hidden="true">
        {done === null ? number : <Glyph path={check} />}
      </span>
      <span className={styles.Words}>
        <strong className={styles.Title}>{title}</strong>
        <span className={styles.Text}>{done ?? text}</span>
      </span>
      {done === null ? (
        <span className={styles.Actions}>
          {links.map(([label, href], index) => (
            <ButtonLink key={href} href={href} variant={isNext && index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </span>
      ) : (
        <span className={styles.Done}>Hecho</span>
      )}
    </li>
  );
}
