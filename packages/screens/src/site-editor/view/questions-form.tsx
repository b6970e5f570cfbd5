import { TextInput, useErrorAt } from '@ministerio/ui/composed/form';
import { EditedList } from './edited-list.tsx';
import { FilledIn, FilledInput } from './filled-input.tsx';
import { FormSection } from './form-section.tsx';
import type { DocumentFormProps } from './site-values.ts';

const NEW = { pregunta: '', respuesta: '', sinCanal: null };

/** The form of the document `preguntas`. */
export function QuestionsForm({ fill }: DocumentFormProps) {
  const error = useErrorAt('preguntas');
  return (
    <FormSection title="En este orden" lead={<FilledIn />}>
      <EditedList
        name="preguntas"
        max={12}
        empty={NEW}
        first="pregunta"
        addLabel="Agregar una pregunta"
        titleOf={({ pregunta }) => pregunta}
        untitled="Pregunta nueva"
      >
        {(index, { sinCanal }) => (
          <>
            <TextInput name={`preguntas.${index}.pregunta`} label="Pregunta" max={100} required />
            <FilledInput
              fill={fill}
              name={`preguntas.${index}.respuesta`}
              label="Respuesta"
              max={400}
              rows={4}
              required
            />
            {sinCanal !== null && (
              <FilledInput
                fill={fill}
                name={`preguntas.${index}.sinCanal`}
                label="Respuesta mientras no haya canal"
                max={400}
                rows={4}
              />
            )}
          </>
        )}
      </EditedList>
      {error && <p role="alert">{error}</p>}
    </FormSection>
  );
}
