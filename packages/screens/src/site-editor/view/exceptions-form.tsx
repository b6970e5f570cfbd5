import {
  type CalendarDate,
  dayAndMonth,
  nextDates,
  parseDate,
  weekdayName,
  weekdayOf,
  weekdayWords,
} from '@ministerio/contract/domain';
import { DateInput, SelectInput, TextInput, useErrorAt } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, plus } from '@ministerio/ui/primitives/icon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { ChoiceChips } from './chips.tsx';
import styles from './exceptions-form.module.css';
import { FormSection } from './form-section.tsx';
import { PastExceptions } from './past-exceptions.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';

type Values = Pick<SiteValues, 'horarios' | 'excepciones'>;
type Schedule = Values['horarios'][number];

const OTHER = 'otra';
const KINDS = [
  { value: 'suspendida', label: 'No hay reunión' },
  { value: 'movida', label: 'Cambia de hora' },
] as const;
const MAX = 100;

/** Nothing is chosen for whoever has not chosen: meeting, day and kind are asked for. */
const EMPTY = {
  reunion: '',
  fecha: '',
  // null, not left out: a field that is left out would keep what stood at its place.
  tipo: null,
  inicio: null,
  fin: null,
  lugar: null,
  motivo: null,
} as unknown as Values['excepciones'][number];

/** Meetings on a day of the week that are already published; opening hours are none. */
const isDated = ({ id, dias, seccion }: Schedule): boolean =>
  id !== undefined && dias.length > 0 && seccion !== 'oficina' && seccion !== 'seminario';

/** 'Este sábado no hay': single dates on which a meeting is suspended or moved. */
export function ExceptionsForm({ today, changing }: Pick<DocumentFormProps, 'today' | 'changing'>) {
  const { control, formState } = useFormContext<Values>();
  const { fields, prepend, remove } = useFieldArray({ control, name: 'excepciones', keyName: 'row' });
  const schedules = useWatch({ control, name: 'horarios' });
  const meetings = schedules.filter(isDated);
  const add = () => {
    if (fields.length >= MAX) return;
    prepend(EMPTY, { focusName: 'excepciones.0.reunion' });
  };
  const isTaken = useRef(false);
  const begin = useEffectEvent(({ day, onTaken }: NonNullable<typeof changing>) => {
    if (isTaken.current) return;
    isTaken.current = true;
    // The day comes from the address bar and may be anything.
    const date = parseDate(day);
    if (date !== null && date >= today && fields.length < MAX) prepend({ ...EMPTY, fecha: date });
    onTaken();
  });
  useEffect(() => {
    if (changing) begin(changing);
  }, [changing]);
  // By what was there when the form began: a date that is being typed may be a past one for a moment.
  const isOver = ({ fecha }: Values['excepciones'][number], index: number) =>
    fecha !== '' && fecha < today && formState.errors.excepciones?.[index] === undefined;
  const past = fields.flatMap((exception, index) => (isOver(exception, index) ? [{ index, exception }] : []));
  return (
    <>
      {fields.map((field, index) =>
        isOver(field, index) ? null : (
          <ExceptionFields
            key={field.row}
            index={index}
            meetings={meetings}
            today={today}
            onRemove={() => remove(index)}
          />
        ),
      )}
      {meetings.length > 0 && (
        <div>
          <Button variant="secondary" aria-disabled={fields.length >= MAX || undefined} onClick={add}>
            <Glyph path={plus} />
            {fields.length === past.length ? 'Suspender o mover una reunión' : 'Otro día distinto'}
          </Button>
        </div>
      )}
      {past.length > 0 && <PastExceptions exceptions={past} meetings={schedules} onRemove={remove} />}
    </>
  );
}

interface ExceptionFieldsProps {
  readonly index: number;
  readonly meetings: readonly Schedule[];
  readonly today: CalendarDate;
  readonly onRemove: () => void;
}

function ExceptionFields({ index, meetings, today, onRemove }: ExceptionFieldsProps) {
  const name = `excepciones.${index}` as const;
  const { setValue, formState } = useFormContext<Values>();
  const { field: date } = useController<Values, `excepciones.${number}.fecha`>({ name: `${name}.fecha` });
  const { field: kind } = useController<Values, `excepciones.${number}.tipo`>({ name: `${name}.tipo` });
  const id = useWatch<Values, `excepciones.${number}.reunion`>({ name: `${name}.reunion` });
  const meeting = meetings.find((one) => one.id === id);
  // A day that came before its meeting offers the meetings of that day.
  const [ofDay] = useState(() =>
    date.value && id === '' ? meetings.filter(({ dias }) => dias.includes(weekdayOf(date.value))) : [],
  );
  const reunion = useController<Values, `excepciones.${number}.reunion`>({ name: `${name}.reunion` });
  const meetingError = useErrorAt(`${name}.reunion`);
  const isDayFirst = ofDay.length > 0;
  const days = meeting?.dias ?? (isDayFirst && date.value ? [weekdayOf(date.value)] : []);
  const dates = nextDates(days, today, 2);
  const [isOther, setOther] = useState(() => Boolean(date.value) && !dates.includes(date.value));
  const isChosen = (kind.value as string | null) !== null;
  const day = date.value ? weekdayName(weekdayOf(date.value)) : 'día';
  const dateError = useErrorAt(`${name}.fecha`);
  const changed = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const chooseDate = (value: string) => {
    setOther(value === OTHER);
    if (value !== OTHER) date.onChange(value);
  };
  const chooseMeeting = (chosen: string) => {
    const next = meetings.find((one) => one.id === chosen);
    if (next === undefined || !date.value || next.dias.includes(weekdayOf(date.value))) return;
    setOther(false);
    date.onChange('');
  };
  const chooseKind = (value: 'suspendida' | 'movida') => {
    kind.onChange(value);
    const isMoved = value === 'movida';
    setValue(`${name}.inicio`, isMoved ? (meeting?.inicio ?? '') : null, changed);
    setValue(`${name}.fin`, isMoved ? (meeting?.fin ?? '') : null, changed);
    if (!isMoved) setValue(`${name}.lugar`, null, changed);
  };
  return (
    <FormSection
      title={
        isChosen
          ? kind.value === 'suspendida'
            ? `Este ${day} no hay`
            : `Este ${day} cambia de hora`
          : 'Un día distinto'
      }
      action={
        <Button variant="quiet" onClick={onRemove}>
          Quitar
        </Button>
      }
    >
      {isDayFirst ? (
        <ChoiceChips
          legend="¿Qué reunión?"
          options={ofDay.map(({ id: value = '', titulo, inicio }) => ({
            value,
            label: `${titulo} ${inicio}`,
          }))}
          value={id}
          onValueChange={reunion.field.onChange}
          error={meetingError}
        />
      ) : (
        <SelectInput
          name={`${name}.reunion`}
          label="¿Qué reunión?"
          required
          options={[
            ['', 'Elige una reunión'],
            ...meetings.map(
              ({ id: value = '', titulo, dias, inicio }) =>
                [value, `${titulo}, ${weekdayWords(dias).toLowerCase()} ${inicio}`] as const,
            ),
          ]}
          onValueChange={chooseMeeting}
        />
      )}
      <ChoiceChips
        legend="¿Qué día?"
        options={[
          ...dates.map((value) => ({
            value,
            label: `${weekdayName(weekdayOf(value)).slice(0, 3)} ${dayAndMonth(value)}`,
          })),
          { value: OTHER, label: 'otra fecha' },
        ]}
        value={isOther || (date.value && !dates.includes(date.value)) ? OTHER : date.value}
        onValueChange={chooseDate}
        error={isOther ? undefined : dateError}
      />
      {(isOther || (date.value !== '' && !dates.includes(date.value))) && (
        <DateInput name={`${name}.fecha`} label="Fecha" min={today} required />
      )}
      <ChoiceChips
        legend="¿Qué pasa ese día?"
        options={KINDS}
        value={kind.value}
        onValueChange={chooseKind}
        error={useErrorAt(`${name}.tipo`)}
      />
      {kind.value === 'movida' && (
        <FormSection level={3} title="Nueva hora" wide>
          <TextInput name={`${name}.inicio`} label="Empieza" type="time" required />
          <TextInput name={`${name}.fin`} label="Termina" type="time" required />
          <TextInput name={`${name}.lugar`} label="Lugar" hint="Si también cambia" max={60} />
        </FormSection>
      )}
      <TextInput name={`${name}.motivo`} label="Motivo" max={120} rows={2} />
      <p className={styles.Note}>
        Se verá en la portada, los horarios, las preguntas, el calendario y los widgets.
        {kind.value === 'suspendida' ? ` Ese ${day} no cuenta como falta.` : ''} Desaparece solo al día
        siguiente.
      </p>
    </FormSection>
  );
}
