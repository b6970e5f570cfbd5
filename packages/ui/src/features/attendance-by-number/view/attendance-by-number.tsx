import { zodResolver } from '@hookform/resolvers/zod';
import { markByNumberBody } from '@ministerio/contract';
import type { LateDates } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../../internal/forms/use-single-submit.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/card.tsx';
import { FormField } from '../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../primitives/heading/heading.tsx';
import { calendar, Glyph } from '../../../primitives/icon/index.ts';
import { TextField } from '../../../primitives/text-field/text-field.tsx';
import styles from './attendance-by-number.module.css';
import { LateDateField } from './late-date-field.tsx';
import type { RecentMark } from './recent-mark.ts';
import { RecentMarks } from './recent-marks.tsx';
import { useLateDate } from './use-late-date.ts';

export interface AttendanceByNumberProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Marks the member with this trimmed number, today or on the day of a paper list, YYYY-MM-DD. Resolves to
   * true on success: the field is emptied for the next person. On false the text stays, to be corrected.
   */
  readonly onMark: (codigoMembresia: string, lateDate: string | null) => Promise<boolean>;
  /** Error message of the last mark, shown beside the field until the next try. */
  readonly error?: string | null;
  /** The last marks, newest first. */
  readonly marks?: readonly RecentMark[];
  /** Undoes a mark. */
  readonly onUndo?: (mark: RecentMark) => void;
  /** The range of days for paper lists; without it 'Otra fecha' is not offered. */
  readonly lateDates?: LateDates | undefined;
}

/**
 * The desk at the door: a number, Enter, the next one (spec section 2). The field never loses the focus, and
 * a double click marks once. 'Otra fecha' enters a paper list (R35). Renders a `section`; `data-busy` while a
 * mark is being sent, `data-late` while marks are not for today.
 */
export function AttendanceByNumber({
  onMark,
  error = null,
  marks = [],
  onUndo,
  lateDates,
  className,
  ...rest
}: AttendanceByNumberProps) {
  const title = useId();
  const form = useForm({
    resolver: zodResolver(markByNumberBody),
    defaultValues: { codigoMembresia: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const late = useLateDate(lateDates);
  const dateField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (late.active) dateField.current?.focus();
  }, [late.active]);
  const backToNumbers = () => form.setFocus('codigoMembresia');

  const submit = form.handleSubmit(async ({ codigoMembresia }) => {
    if (await onMark(codigoMembresia, late.chosen)) form.reset();
  });
  const onSubmit = useSingleSubmit(async (event) => {
    if (late.active && late.chosen === null) {
      // Without a day the number would be marked for today.
      late.validate();
      dateField.current?.focus();
      return;
    }
    await submit(event);
    backToNumbers();
  });

  return (
    <section
      {...rest}
      aria-labelledby={title}
      className={cx(styles.Root, className)}
      data-component="AttendanceByNumber"
      data-busy={isSubmitting || undefined}
      data-late={late.active || undefined}
    >
      <Card padding="md">
        <Heading level={2} size="lg" id={title}>
          Marcar Asistencia
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
        <form className={styles.Form} onSubmit={onSubmit} noValidate>
          <FormField
            label="Número de Membresía"
            error={errors.codigoMembresia?.message ?? (isSubmitting ? undefined : (error ?? undefined))}
          >
            <TextField
              {...form.register('codigoMembresia')}
              className={styles.Number}
              size="lg"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="send"
            />
          </FormField>
          <Button type="submit" size="lg" loading={isSubmitting}>
            Marcar Asistencia
          </Button>
        </form>
        <RecentMarks
          marks={marks}
          onUndo={
            onUndo &&
            ((mark) => {
              // The row is about to go, and the queue goes on.
              backToNumbers();
              onUndo(mark);
            })
          }
        />
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
