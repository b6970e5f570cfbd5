import { SCHEDULE_SECTIONS, weekdayName, weekdayWords } from '@ministerio/contract/domain';
import { CheckInput, SelectInput, TextInput, useErrorAt } from '@ministerio/ui/composed/form';
import { useController } from 'react-hook-form';
import { ManyChips } from './chips.tsx';
import { EditedList } from './edited-list.tsx';
import { ExceptionsForm } from './exceptions-form.tsx';
import { FormSection } from './form-section.tsx';
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
const DAYS = [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, label: weekdayName(value).slice(0, 3) }));

/** The form of the documents `horarios` and `excepciones`, which are published together. */
export function SchedulesForm({ today, ministries, texts, changing }: DocumentFormProps) {
  const groups = texts.noticias.secciones.escuelavida?.titulo ?? SCHEDULE_SECTIONS.escueladevida;
  const sections = Object.entries({ ...SCHEDULE_SECTIONS, escueladevida: groups });
  return (
    <>
      <ExceptionsForm today={today} changing={changing} />
      <FormSection title="Cada semana">
        <EditedList
          name="horarios"
          max={40}
          empty={NEW}
          first="titulo"
          addLabel="Agregar una reunión"
          titleOf={({ titulo }) => titulo}
          untitled="Reunión nueva"
          detailOf={({ dias, inicio, fin }) => `${weekdayWords(dias)} ${inicio} a ${fin}`.trim()}
        >
          {(index) => <ScheduleFields index={index} ministries={ministries} sections={sections} />}
        </EditedList>
      </FormSection>
    </>
  );
}

function ScheduleFields({
  index,
  ministries,
  sections,
}: {
  readonly index: number;
  readonly sections: readonly (readonly [id: string, label: string])[];
} & Pick<DocumentFormProps, 'ministries'>) {
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
