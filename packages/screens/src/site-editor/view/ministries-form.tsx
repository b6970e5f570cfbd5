import { EMBLEMS } from '@ministerio/contract/domain';
import { SelectInput, useErrorAt } from '@ministerio/ui/composed/form';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Checkbox } from '@ministerio/ui/primitives/checkbox';
import { useFormContext, useWatch } from 'react-hook-form';
import { EditedList } from './edited-list.tsx';
import { FilledIn, FilledInput } from './filled-input.tsx';
import { FormSection } from './form-section.tsx';
import { ParagraphsInput } from './paragraphs-input.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';

type Surroundings = Pick<DocumentFormProps, 'ministries' | 'fill'>;

const NEW: SiteValues['ministerios'][number] = {
  nombre: '',
  entrada: '',
  parrafos: [''],
  emblema: null,
  propio: false,
  categoria: null,
};
const DRAWINGS = [['', 'Roseta'], ...Object.entries(EMBLEMS)] as const;

/** The form of the document `ministerios`, in the order of the page. */
export function MinistriesForm({ ministries, fill }: DocumentFormProps) {
  const error = useErrorAt('ministerios');
  return (
    <FormSection title="En este orden" lead={<FilledIn />}>
      <EditedList
        name="ministerios"
        max={12}
        empty={NEW}
        first="nombre"
        addLabel="Agregar un ministerio"
        titleOf={({ nombre }) => nombre}
        untitled="Ministerio nuevo"
        detailOf={({ propio }) => propio && <Badge>El del sitio</Badge>}
      >
        {(index) => <MinistryFields index={index} ministries={ministries} fill={fill} />}
      </EditedList>
      {error && <p role="alert">{error}</p>}
    </FormSection>
  );
}

function MinistryFields({ index, ministries, fill }: { readonly index: number } & Surroundings) {
  const name = `ministerios.${index}` as const;
  return (
    <>
      <FilledInput name={`${name}.nombre`} label="Nombre" max={30} required fill={fill} />
      <FilledInput name={`${name}.entrada`} label="Entrada" max={200} rows={2} required fill={fill} />
      <ParagraphsInput name={`${name}.parrafos`} fill={fill} />
      <SelectInput name={`${name}.emblema`} label="Dibujo" nullable options={DRAWINGS} />
      <SelectInput
        name={`${name}.categoria`}
        label="Sus reuniones"
        asNumber
        options={[
          ['', 'Las que llevan su nombre'],
          ...ministries.map(({ id, name: label }) => [String(id), `Las de ${label}`] as const),
        ]}
      />
      <OwnCheck index={index} />
    </>
  );
}

/** Whether a ministry is the site's own: choosing one takes it from the other. */
function OwnCheck({ index }: { readonly index: number }) {
  const { getValues, setValue } = useFormContext<Pick<SiteValues, 'ministerios'>>();
  const isOwn = useWatch<Pick<SiteValues, 'ministerios'>>({ name: `ministerios.${index}.propio` });
  return (
    <Checkbox
      label="Es el ministerio del sitio: su próxima reunión va primero en la portada"
      checked={isOwn === true}
      onChange={({ currentTarget: { checked } }) => {
        for (const other of getValues('ministerios').keys()) {
          setValue(`ministerios.${other}.propio`, checked && other === index, { shouldDirty: true });
        }
      }}
    />
  );
}
