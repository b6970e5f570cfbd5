import { useErrorAt } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { useFormContext, useWatch } from 'react-hook-form';
import { FilledIn, FilledInput } from './filled-input.tsx';
import { FormSection } from './form-section.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';
import styles from './texts-form.module.css';

type Values = Pick<SiteValues, 'textos'>;

const PAGES = ['inicio', 'ministerios', 'red_joven', 'noticias', 'Contactanos'] as const;
const MAX_PARAGRAPHS = 5;

/** The form of the document `textos`, by page and section. */
export function TextsForm({ names, fill }: DocumentFormProps) {
  const { formState } = useFormContext<Values>();
  const texts = useWatch<Values, 'textos'>({ name: 'textos' });
  return (
    <>
      <p className={styles.Lead}>
        <FilledIn />
      </p>
      {PAGES.map((page) => (
        <details
          key={page}
          className={styles.Page}
          open={formState.errors.textos?.[page] !== undefined || page === 'inicio'}
        >
          <summary className={styles.Summary}>{names.text?.(page) ?? page}</summary>
          <div className={styles.Sections}>
            <PageFields path={page} branch={texts[page]} nameOf={names.text} fill={fill} />
          </div>
        </details>
      ))}
    </>
  );
}

interface PageFieldsProps extends Pick<DocumentFormProps, 'fill'> {
  /** Path below `textos`, with slashes as in `LineNames`. */
  readonly path: string;
  readonly branch: object;
  readonly nameOf: ((path: string) => string | undefined) | undefined;
}

/** The texts of a page, then those of its sections. */
function PageFields({ path, branch, ...rest }: PageFieldsProps) {
  const name = `textos.${path.replaceAll('/', '.')}`;
  return Object.entries(branch).map(([part, value]: [string, unknown]) => {
    if (part === 'entrada') {
      return (
        <FilledInput
          key={part}
          name={`${name}.${part}`}
          label="Entrada"
          max={200}
          rows={2}
          required
          fill={rest.fill}
        />
      );
    }
    if (Array.isArray(value)) return <ParagraphsInput key={part} name={`${name}.${part}`} fill={rest.fill} />;
    if (typeof value !== 'object' || value === null) return null;
    const own = `${path}/${part}`;
    if (part === 'secciones') return <PageFields key={part} path={own} branch={value} {...rest} />;
    return (
      <FormSection key={part} title={rest.nameOf?.(own.replace('/secciones', '')) ?? part}>
        <PageFields path={own} branch={value} {...rest} />
      </FormSection>
    );
  });
}

/** One to five paragraphs. */
function ParagraphsInput({ name, fill }: { readonly name: string } & Pick<DocumentFormProps, 'fill'>) {
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
            Añadir un párrafo
          </Button>
        </div>
      )}
    </>
  );
}
