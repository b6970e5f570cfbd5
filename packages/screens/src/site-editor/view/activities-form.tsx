import { activityWhen, nextActivityDays } from '@ministerio/contract';
import { dayAndMonth } from '@ministerio/contract/domain';
import { DateInput, NumberInput, SelectInput, TextInput } from '@ministerio/ui/composed/form';
import { useController, useWatch } from 'react-hook-form';
import { ChoiceChips } from './chips.tsx';
import { EditedList } from './edited-list.tsx';
import { FormSection } from './form-section.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';

type Values = Pick<SiteValues, 'actividades'>;
type Activity = Values['actividades'][number];
type Surroundings = Pick<DocumentFormProps, 'today' | 'schedules'>;

const NEW: Activity = {
  titulo: '',
  fecha: '',
  descripcion: '',
  horario: '',
  lugar: '',
  imagen: { recorte: 'center', vidrio: 'vitral' },
  cuando: null,
};
const CROPS = [
  ['center', 'Centro'],
  ['sunrise', 'Amanecer'],
  ['corner', 'Esquina'],
  ['arc', 'Arco'],
  ['rim', 'Borde'],
  ['petals', 'Pétalos'],
] as const;
const GLASS = [
  ['vitral', 'Vitral'],
  ['fuego', 'Fuego'],
  ['rio', 'Río'],
  ['aurora', 'Aurora'],
] as const;

/** 'próxima: 29-03 a 05-04'. */
function daysWords({ cuando }: Activity, { today, schedules }: Surroundings): string {
  // A half-typed day is none yet: '-'.
  const { data: when } = activityWhen.safeParse(cuando);
  if (when === undefined) return 'sin fecha en el calendario';
  const days = nextActivityDays(when, schedules, today);
  if (days === null) return 'ya pasó';
  const [from, to] = [days.from, days.to].map(dayAndMonth);
  return from === to ? `próxima: ${from}` : `próxima: ${from} a ${to}`;
}

/** The form of the document `actividades`, in the order of the pages. */
export function ActivitiesForm({ today, schedules }: DocumentFormProps) {
  const surroundings = { today, schedules };
  const { length } = useWatch<Values, 'actividades'>({ name: 'actividades' });
  return (
    <FormSection
      title="En este orden"
      lead={length === 0 ? 'No hay actividades: la sección no se muestra.' : undefined}
    >
      <EditedList
        name="actividades"
        max={12}
        empty={NEW}
        first="titulo"
        addLabel="Agregar una actividad"
        titleOf={({ titulo }) => titulo}
        untitled="Actividad nueva"
        detailOf={(activity) => daysWords(activity, surroundings)}
      >
        {(index) => <ActivityFields index={index} {...surroundings} />}
      </EditedList>
    </FormSection>
  );
}

function ActivityFields({ index, today, schedules }: { readonly index: number } & Surroundings) {
  const name = `actividades.${index}` as const;
  return (
    <>
      <TextInput name={`${name}.titulo`} label="Título" max={60} required />
      <TextInput name={`${name}.descripcion`} label="De qué se trata" max={200} rows={3} required />
      <FormSection level={3} title="Lo que se lee en la tarjeta" wide>
        <TextInput name={`${name}.fecha`} label="Cuándo" max={60} required />
        <TextInput name={`${name}.horario`} label="Hora" max={60} required />
        <TextInput name={`${name}.lugar`} label="Lugar" max={60} required />
      </FormSection>
      <WhenFields index={index} today={today} schedules={schedules} />
      <FormSection level={3} title="Dibujo" lead="Se ve mientras no haya una foto." wide>
        <SelectInput name={`${name}.imagen.recorte`} label="Parte del vitral" options={CROPS} />
        <SelectInput name={`${name}.imagen.vidrio`} label="Colores" options={GLASS} />
      </FormSection>
    </>
  );
}

type Kind = 'ninguno' | 'reunion' | 'dias' | 'pascua';

function kindOf(when: Activity['cuando']): Kind {
  if (when === null) return 'ninguno';
  if ('reunion' in when) return 'reunion';
  return 'desde' in when ? 'dias' : 'pascua';
}

/** The days for calendars and search engines. */
function WhenFields({ index, today, schedules }: { readonly index: number } & Surroundings) {
  const name = `actividades.${index}.cuando` as const;
  const { field } = useController<Values, `actividades.${number}.cuando`>({ name });
  const meetings = schedules.filter(({ id, dias }) => id !== undefined && dias.length > 0);
  const kind = kindOf(field.value);
  const choose = (next: Kind) => {
    if (next === 'ninguno') field.onChange(null);
    if (next === 'reunion') field.onChange({ reunion: meetings[0]?.id ?? '' });
    if (next === 'dias') field.onChange({ desde: today, hasta: today });
    if (next === 'pascua') field.onChange({ desdePascua: [-7, 0] });
  };
  return (
    <FormSection level={3} title="En el calendario" wide>
      <ChoiceChips
        legend="¿Qué días?"
        options={[
          { value: 'ninguno', label: 'Ninguno' },
          { value: 'reunion', label: 'Los de una reunión' },
          { value: 'dias', label: 'Unos días' },
          { value: 'pascua', label: 'Según la Pascua' },
        ]}
        value={kind}
        onValueChange={choose}
      />
      {kind === 'reunion' && (
        <SelectInput
          name={`${name}.reunion`}
          label="¿Qué reunión?"
          options={meetings.map(({ id = '', titulo }) => [id, titulo])}
        />
      )}
      {kind === 'dias' && (
        <>
          <DateInput name={`${name}.desde`} label="Desde" required />
          <DateInput name={`${name}.hasta`} label="Hasta" required />
        </>
      )}
      {kind === 'pascua' && (
        <>
          <NumberInput
            name={`${name}.desdePascua.0`}
            label="Primer día"
            hint="-7 es el Domingo de Ramos"
            required
          />
          <NumberInput
            name={`${name}.desdePascua.1`}
            label="Último día"
            hint="0 es el Domingo de Pascua"
            required
          />
        </>
      )}
    </FormSection>
  );
}
