import { useFormContext } from 'react-hook-form';
import { FilledIn, FilledInput } from './filled-input.tsx';
import { FormSection } from './form-section.tsx';
import { ParagraphsInput } from './paragraphs-input.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';
import styles from './texts-form.module.css';

type Values = Pick<SiteValues, 'textos'>;

const PAGES = ['inicio', 'ministerios', 'red_joven', 'noticias', 'Contactanos'] as const;

/** Labels and lengths of the fields of one line, by the last part of their path. */
const LINES: Readonly<
  Record<string, { readonly label: string; readonly max: number; readonly rows?: number }>
> = {
  titulo: { label: 'Título', max: 30 },
  titular: { label: 'Titular', max: 60 },
  entrada: { label: 'Entrada', max: 200, rows: 2 },
};

/** The form of the document `textos`, by page and section. */
export function TextsForm({ texts, fill }: DocumentFormProps) {
  const { formState } = useFormContext<Values>();
  return (
    <>
      <p className={styles.Lead}>
        Los títulos son también los nombres del menú. <FilledIn />
      </p>
      {PAGES.map((page) => (
        <details
          key={page}
          className={styles.Page}
          open={formState.errors.textos?.[page] !== undefined || page === 'inicio'}
        >
          <summary className={styles.Summary}>{texts[page].titulo}</summary>
          <div className={styles.Sections}>
            <PageFields path={`textos.${page}`} branch={texts[page]} fill={fill} />
          </div>
        </details>
      ))}
    </>
  );
}

interface PageFieldsProps extends Pick<DocumentFormProps, 'fill'> {
  readonly path: string;
  /** The published texts there, which name the sections: a draft of a former program may lack some. */
  readonly branch: object;
}

/** The texts of a page, then those of its sections. */
function PageFields({ path, branch, fill }: PageFieldsProps) {
  return Object.entries(branch).map(([part, value]: [string, unknown]) => {
    const name = `${path}.${part}`;
    const line = LINES[part];
    if (line) return <FilledInput key={part} name={name} required fill={fill} {...line} />;
    if (part === 'lineas' && Array.isArray(value)) {
      return value.map((_, index) => (
        <FilledInput
          // biome-ignore lint/suspicious/noArrayIndexKey: their number never changes.
          key={`${part}.${index}`}
          name={`${name}.${index}`}
          label={`Línea que se escribe sola${value.length > 1 ? `, ${index + 1}` : ''}`}
          max={60}
          required
          fill={fill}
        />
      ));
    }
    if (Array.isArray(value)) return <ParagraphsInput key={part} name={name} fill={fill} />;
    if (typeof value !== 'object' || value === null) return null;
    if (part === 'secciones') return <PageFields key={part} path={name} branch={value} fill={fill} />;
    return (
      <FormSection key={part} title={'titulo' in value ? String(value.titulo) : 'Portada'}>
        <PageFields path={name} branch={value} fill={fill} />
      </FormSection>
    );
  });
}
