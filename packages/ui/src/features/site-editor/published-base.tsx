import { contentDocuments } from '@ministerio/contract';
import type { ReactNode } from 'react';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import { ErrorState } from '../../primitives/error-state/error-state.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { type FormBase, type FormKey, siteForms } from './site-forms.ts';
import { useContentVersions } from './use-content-versions.ts';
import { filledPlaces } from './view/photos-form/photo-draft.ts';

interface PublishedBaseProps {
  readonly form: FormKey;
  /** Every published document, as visitors read them. */
  readonly published: FormBase;
  readonly children: (base: FormBase) => ReactNode;
}

/** Hands on the published documents of a form. */
export function PublishedBase({ form, published, children }: PublishedBaseProps) {
  if (form === 'fotos') return <PublishedPhotos>{children}</PublishedPhotos>;
  return children(Object.fromEntries(siteForms[form].keys.map((key) => [key, published[key]])));
}

/** Visitors read photos without the permission (R63), so the form starts from the newest version. */
function PublishedPhotos({ children }: Pick<PublishedBaseProps, 'children'>) {
  const { byKey, error, refetch } = useContentVersions(['fotos']);
  const newest = byKey.fotos?.[0];
  if (newest) {
    const photos = contentDocuments.fotos.safeParse(newest.valor).data ?? {};
    return children({ fotos: { version: newest.version, valor: filledPlaces(photos) } });
  }
  if (error) {
    return (
      <ErrorState
        title="Error al cargar las fotos"
        message={failureWords(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" aria-label="Cargando las fotos…">
      <Skeleton lines={8} />
    </div>
  );
}
