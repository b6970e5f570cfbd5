import { CONTENT_NAMES, contentDocuments } from '@ministerio/contract';
import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { asDocument, type FormBase, type FormKey, siteForms } from './site-forms.ts';
import { useContentVersions } from './use-content-versions.ts';
import { filledPlaces } from './view/photos-form/photo-draft.ts';

interface PublishedBaseProps {
  readonly form: FormKey;
  /** Every published document, as visitors read them. */
  readonly published: FormBase;
  readonly children: (base: FormBase) => ReactNode;
}

/**
 * Forms of documents that visitors read otherwise (R63): without the permission of photos and the days that are over, and
 * with what answers name filled in.
 */
const readOtherwise: readonly FormKey[] = ['fotos', 'horarios', 'preguntas'];

/** Hands on the published documents of a form, as a whole. */
export function PublishedBase({ form, published, children }: PublishedBaseProps) {
  if (readOtherwise.includes(form)) return <NewestVersions form={form}>{children}</NewestVersions>;
  return children(Object.fromEntries(siteForms[form].keys.map((key) => [key, published[key]])));
}

function NewestVersions({ form, children }: Omit<PublishedBaseProps, 'published'>) {
  const { keys } = siteForms[form];
  const { byKey, error, refetch } = useContentVersions(keys);
  const newest: FormBase = Object.fromEntries(
    keys.flatMap((key) => {
      const saved = byKey[key]?.[0];
      return saved ? [[key, { version: saved.version, valor: saved.valor }]] : [];
    }),
  );
  if (Object.keys(newest).length === keys.length) return children(startOf(newest));
  const title = CONTENT_NAMES[form].toLowerCase();
  if (error) {
    return (
      <ErrorState
        title={`Error al cargar: ${title}`}
        message={failureWords(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" aria-label={`Cargando: ${title}…`}>
      <Skeleton lines={8} />
    </div>
  );
}

/** Initial values of a form: no empty places of photos, no past days of meetings. */
function startOf(newest: FormBase): FormBase {
  const { fotos, horarios, excepciones } = newest;
  if (fotos) {
    const photos = contentDocuments.fotos.safeParse(fotos.valor).data ?? {};
    return { fotos: { ...fotos, valor: filledPlaces(photos) } };
  }
  if (!horarios || !excepciones) return newest;
  const meetings = new Set(asDocument<'horarios'>(horarios.valor).map(({ id }) => id));
  const dates = asDocument<'excepciones'>(excepciones.valor).filter(({ reunion }) => meetings.has(reunion));
  return { horarios, excepciones: { ...excepciones, valor: dates } };
}
