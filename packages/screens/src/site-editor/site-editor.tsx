import {
  CONTENT_KEYS,
  CONTENT_NAMES,
  type ContentKey,
  type LineNames,
  type PublicContent,
} from '@ministerio/contract';
import { daysAgoWords } from '@ministerio/contract/domain';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { siteContentQuery } from '../kit/site-content/index.ts';
import type { SitePage } from './document-preview.tsx';
import { PublishedBase } from './published-base.tsx';
import { SiteDocument } from './site-document.tsx';
import styles from './site-editor.module.css';
import {
  asDocument,
  changesOf,
  FORM_KEYS,
  type FormBase,
  formAt,
  siteForms,
  valuesOf,
} from './site-forms.ts';
import { useContentVersions } from './use-content-versions.ts';
import { useSiteDrafts } from './use-site-drafts.ts';
import { DocumentList } from './view/document-list/document-list.tsx';
import { missingWords, type PhotosDraft, type Places, placesOf } from './view/photos-form/photo-draft.ts';
import type { DocumentFormProps } from './view/site-values.ts';

export interface SiteEditorProps {
  /** Last part of `/dashboard/sitio/{clave}`; without it, or unknown, the list. */
  readonly document?: string | undefined;
  /** Unset facts, in Spanish: all of them belong to `datos`. */
  readonly missing: readonly string[];
  readonly changing?: DocumentFormProps['changing'];
  /** Reads the published documents as visitors do; the same function on every render. */
  readonly read: (documents: PublicContent) => SiteReading;
}

/** Names of pages and sections in the editor, from the published texts. */
export interface SiteReading extends Pick<DocumentFormProps, 'sections' | 'fill'> {
  /** The public pages that the preview can show. */
  readonly pages: readonly SitePage[];
}

/** 'Sitio': the documents that visitors read, or the form of one of them. */
export function SiteEditor(props: SiteEditorProps) {
  const { client } = useServices();
  const content = useQuery(siteContentQuery(client));
  return (
    <QueryView
      query={content}
      loading={
        <div role="status" aria-label="Cargando el sitio…">
          <Skeleton lines={8} />
        </div>
      }
      errorTitle="Error al cargar el contenido del sitio"
    >
      {(published) => <LoadedEditor {...props} published={published} />}
    </QueryView>
  );
}

function LoadedEditor({
  document,
  missing,
  changing,
  read,
  published,
}: SiteEditorProps & {
  readonly published: Readonly<Record<ContentKey, NonNullable<FormBase[ContentKey]>>>;
}) {
  const { drafts, save, drop, settle } = useSiteDrafts();
  const versions = useContentVersions(CONTENT_KEYS);
  const changed = useChangedWords(versions.byKey);
  const open = formAt(document);
  const meetings = asDocument<'horarios'>(published.horarios.valor);
  const { pages, sections, fill } = useMemo(
    () => read(valuesOf(published) as PublicContent),
    [read, published],
  );
  const places: Places = {
    texts: asDocument<'textos'>(published.textos.valor),
    sections,
    activities: asDocument<'actividades'>(published.actividades.valor),
  };
  const names: LineNames = {
    photo: (id) => placesOf(places, { [id]: null }).find((place) => place.id === id)?.name,
    meeting: (id) => meetings.find((meeting) => meeting.id === id)?.titulo,
  };
  const documents = FORM_KEYS.map((key) => {
    const draft = drafts[key];
    return {
      key,
      title: CONTENT_NAMES[key],
      icon: siteForms[key].icon,
      changed: changed(siteForms[key].keys),
      drafts: draft ? changesOf(key, draft.base, draft.values, names).length : 0,
      missing:
        key === 'datos'
          ? missing
          : key === 'fotos'
            ? missingWords((draft?.values.fotos ?? {}) as PhotosDraft)
            : [],
    };
  });
  if (open === null) {
    const unpublished = documents.find((entry) => entry.drafts > 0);
    return (
      <div className={styles.Root}>
        <Heading level={1} size="2xl">
          Sitio
        </Heading>
        <p className={styles.Lead}>Lo que leen las visitas. Nada cambia hasta publicar.</p>
        <Card>
          <DocumentList documents={documents} />
        </Card>
        {unpublished && (
          <p className={styles.Unpublished}>
            {`${unpublished.title} tiene cambios sin publicar.`}
            <ButtonLink href={`/dashboard/sitio/${unpublished.key}`}>Revisar</ButtonLink>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={styles.WithList}>
      <DocumentList documents={documents} current={open} className={styles.SideList} />
      <PublishedBase form={open} published={published}>
        {(base) => (
          <SiteDocument
            key={open}
            form={open}
            published={base}
            all={published}
            draft={drafts[open]}
            names={names}
            pages={pages}
            sections={sections}
            changing={changing}
            fill={fill}
            onSave={(from, values) => save(open, from, values)}
            onDrop={() => drop(open)}
            onPublished={(sent, next) => settle(open, sent, next)}
          />
        )}
      </PublishedBase>
    </div>
  );
}

/** When the newest of some documents changed: 'hace 3 semanas', 'nunca cambiado'; '' while unknown. */
function useChangedWords(
  byKey: ReturnType<typeof useContentVersions>['byKey'],
): (keys: readonly ContentKey[]) => string {
  const { church, now } = useServices();
  return (keys) => {
    const newest = keys.map((key) => byKey[key]?.[0]);
    if (newest.includes(undefined)) return '';
    const last = newest
      .flatMap((entry) => entry?.cuando ?? [])
      .toSorted()
      .at(-1);
    if (last === undefined) return 'nunca cambiado';
    return daysAgoWords(last, now(), church.timeZone);
  };
}
