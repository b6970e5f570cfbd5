import { useErrorAt } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { useFormContext, useWatch } from 'react-hook-form';
import { FilledInput } from './filled-input.tsx';
import styles from './paragraphs-input.module.css';
import type { DocumentFormProps } from './site-values.ts';

const MAX_PARAGRAPHS = 6;

/** One to six paragraphs. */
export function ParagraphsInput({ name, fill }: { readonly name: string } & Pick<DocumentFormProps, 'fill'>) {
  const { setValue, formState } = useFormContext();
  const paragraphs: readonly string[] = useWatch({ name }) ?? [];
  const error = useErrorAt(name);
  // Remounted when their number changes, so that each shows the text of its place.
  const places = paragraphs.map((_, index) => `${paragraphs.length}-${index}`);
  const set = (next: readonly string[]) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <>
      {places.map((place, index) => (
        <div key={place} className={styles.Paragraph}>
          <FilledInput
            fill={fill}
            name={`${name}.${index}`}
            label={paragraphs.length > 1 ? `Párrafo ${index + 1}` : 'Párrafo'}
            max={500}
            rows={4}
            required
          />
          {paragraphs.length > 1 && (
            <Button
              variant="quiet"
              aria-label={`Quitar el párrafo ${index + 1}`}
              onClick={() => set(paragraphs.filter((_, other) => other !== index))}
            >
              Quitar
            </Button>
          )}
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      {paragraphs.length < MAX_PARAGRAPHS && (
        <div>
          <Button variant="quiet" onClick={() => set([...paragraphs, ''])}>
            Agregar un párrafo
          </Button>
        </div>
      )}
    </>
  );
}
