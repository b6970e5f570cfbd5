import { addDays } from '@ministerio/contract/domain';
import { DateInput, TextInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from './form-section.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';

type Values = Pick<SiteValues, 'aviso'>;

const DAYS_SHOWN = 7;

/** The form of the document `aviso`: a line at the top of every page until its last day. */
export function NoticeForm({ today }: DocumentFormProps) {
  const { setValue, setFocus, formState } = useFormContext<Values>();
  const notice = useWatch<Values, 'aviso'>({ name: 'aviso' });
  const set = (next: Values['aviso']) =>
    setValue('aviso', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const start = () => {
    set({ texto: '', enlace: null, hasta: addDays(today, DAYS_SHOWN) });
    requestAnimationFrame(() => setFocus('aviso.texto'));
  };
  return (
    <FormSection
      title="Un aviso arriba de cada página"
      lead="Desaparece solo cuando termina su último día."
      action={
        notice && (
          <Button variant="quiet" onClick={() => set(null)}>
            Quitar el aviso
          </Button>
        )
      }
    >
      {notice ? (
        <>
          <TextInput name="aviso.texto" label="Texto" max={160} rows={3} required />
          <DateInput name="aviso.hasta" label="Último día" min={today} required />
          <TextInput
            name="aviso.enlace"
            label="Enlace"
            hint="Opcional: de este sitio, como /red_joven#reunion, o completo, como https://…"
            max={300}
          />
        </>
      ) : (
        <Stack gap={3} align="start">
          <p>Ahora no hay ningún aviso.</p>
          <Button variant="secondary" onClick={start}>
            Poner un aviso
          </Button>
        </Stack>
      )}
    </FormSection>
  );
}
