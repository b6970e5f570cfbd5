import { SCHEDULE_SECTIONS, weekdayName, weekdayWords } from '@ministerio/contract/domain';
import { CheckInput, SelectInput, TextInput, useErrorAt } from '@ministerio/ui/composed/form';
import { useFocusNext } from '@ministerio/ui/hooks/use-focus-next';
import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, plus } from '@ministerio/ui/primitives/icon';
import { useRef } from 'react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { ManyChips } from './chips.tsx';
import { ExceptionsForm } from './exceptions-form.tsx';
import { FormSection } from './form-section.tsx';
import styles from './list-row.module.css';
import { ListRow } from './list-row.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';

type Values = Pick<SiteValues, 'horarios' | 'excepciones'>;

const NEW: Values['horarios'][number] = {
  titulo: '',
  dias: [6],
  inicio: '19:00',
  fin: '21:00',
  lugar: null,
  ministerio: null,
  soloMiembros: false,
  seccion: 'reuniones',
};
const sections = Object.entries(SCHEDULE_SECTIONS);
const DAYS = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: weekdayName(value).slice(0, 3) }));

/** The form of the documents `horarios` and `excepciones`, which are published together. */
export function SchedulesForm({ today, ministries }: DocumentFormProps) {
  const { control, formState } = useFormContext<Values>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'horarios', keyName: 'row' });
  const schedules = useWatch({ control, name: 'horarios' });
  const list = useRef<HTMLUListElement>(null);
  useFocusNext(list, '[data-remove]');
  const add = () => append(NEW, { focusName: `horarios.${fields.length}.titulo` });
  return (
    <>
      <ExceptionsForm today={today} />
      <FormSection title="Cada semana">
        <ul ref={list} className={styles.List} tabIndex={-1}>
          {fields.map((field, index) => {
            const entry = schedules[index] ?? field;
            return (
              <ListRow
                key={field.row}
                title={entry.titulo || 'Reunión nueva'}
                detail={`${weekdayWords(entry.dias)} ${entry.inicio} a ${entry.fin}`.trim()}
                startsOpen={entry.titulo === ''}
                isInvalid={formState.errors.horarios?.[index] !== undefined}
                isFirst={index === 0}
                isLast={index === fields.length - 1}
                onMove={(step) => swap(index, index + step)}
                onRemove={() => remove(index)}
              >
                <ScheduleFields index={index} ministries={ministries} />
              </ListRow>
            );
          })}
        </ul>
        <Button variant="secondary" aria-disabled={fields.length >= 40 || undefined} onClick={add}>
          <Glyph path={plus} />
          Añadir una reunión
        </Button>
      </FormSection>
    </>
  );
}

function ScheduleFields({
  index,
  ministries,
}: { readonly index: number } & Pick<DocumentFormProps, 'ministries'>) {
  const name = `horarios.${index}` as const;
  const { field } = useController<Values, `horarios.${number}.dias`>({ name: `${name}.dias` });
  const error = useErrorAt(`${name}.dias`);
  return (
    <>
      <TextInput name={`${name}.titulo`} label="Nombre" max={60} required />
      <ManyChips
        legend="¿Qué días?"
        options={DAYS}
        values={field.value}
        onValuesChange={field.onChange}
        error={error}
      />
      <FormSection level={3} title="Hora y lugar" wide>
        <TextInput name={`${name}.inicio`} label="Empieza" type="time" required />
        <TextInput name={`${name}.fin`} label="Termina" type="time" required />
        <TextInput name={`${name}.lugar`} label="Lugar" max={60} />
      </FormSection>
      <FormSection level={3} title="Quién y dónde" wide>
        <SelectInput
          name={`${name}.ministerio`}
          label="Ministerio"
          asNumber
          options={[
            ['', 'Ninguno'],
            ...ministries.map(({ id, name: label }) => [String(id), label] as const),
          ]}
        />
        <SelectInput name={`${name}.seccion`} label="Dónde se ve" options={sections} />
        <CheckInput name={`${name}.soloMiembros`} label="Solo miembros" />
      </FormSection>
    </>
  );
}
