import { TextInput, useErrorAt } from '@ministerio/ui/composed/form';
import { useFocusNext } from '@ministerio/ui/hooks/use-focus-next';
import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, plus } from '@ministerio/ui/primitives/icon';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from './form-section.tsx';
import styles from './list-row.module.css';
import { ListRow } from './list-row.tsx';
import type { SiteValues } from './site-values.ts';
import { FilledIn } from './texts-form.tsx';

type Values = Pick<SiteValues, 'preguntas'>;

const MAX = 12;

/** The form of the document `preguntas`. */
export function QuestionsForm() {
  const { control, formState } = useFormContext<Values>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'preguntas', keyName: 'row' });
  const questions = useWatch({ control, name: 'preguntas' });
  const error = useErrorAt('preguntas');
  const list = useRef<HTMLUListElement>(null);
  useFocusNext(list, '[data-remove]');
  return (
    <FormSection title="En este orden" lead={<FilledIn />}>
      <ul ref={list} className={styles.List} tabIndex={-1}>
        {fields.map((field, index) => (
          <ListRow
            key={field.row}
            title={questions[index]?.pregunta || 'Pregunta nueva'}
            startsOpen={field.pregunta === ''}
            isInvalid={formState.errors.preguntas?.[index] !== undefined}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onMove={(step) => swap(index, index + step)}
            onRemove={() => remove(index)}
          >
            <TextInput name={`preguntas.${index}.pregunta`} label="Pregunta" max={100} required />
            <TextInput name={`preguntas.${index}.respuesta`} label="Respuesta" max={400} rows={4} required />
            {field.sinCanal !== null && (
              <TextInput
                name={`preguntas.${index}.sinCanal`}
                label="Respuesta mientras no haya canal"
                max={400}
                rows={4}
              />
            )}
          </ListRow>
        ))}
      </ul>
      {error && <p role="alert">{error}</p>}
      <Button
        variant="secondary"
        aria-disabled={fields.length >= MAX || undefined}
        onClick={() => {
          if (fields.length >= MAX) return;
          append(
            { pregunta: '', respuesta: '', sinCanal: null },
            { focusName: `preguntas.${fields.length}.pregunta` },
          );
        }}
      >
        <Glyph path={plus} />
        Añadir una pregunta
      </Button>
    </FormSection>
  );
}
