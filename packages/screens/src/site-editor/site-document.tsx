import { CONTENT_NAMES, type LineNames, sameValue } from '@ministerio/contract';
import { timeAt } from '@ministerio/contract/domain';
import { useMedia } from '@ministerio/ui/hooks/use-media';
import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { Heading } from '@ministerio/ui/primitives/heading';
import { arrowLeft, clock, Glyph } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { failureWords, fieldErrors } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import { DocumentConflict } from './document-conflict.tsx';
import { DocumentForm, type DocumentFormHandle } from './document-form.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentPreview, type SitePage } from './document-preview.tsx';
import { NightQuestion, newNights } from './night-question.tsx';
import styles from './site-editor.module.css';
import {
  changesOf,
  completedDraft,
  type FormBase,
  type FormDocuments,
  type FormKey,
  schemaOf,
  siteForms,
  valuesOf,
} from './site-forms.ts';
import { useContentVersions } from './use-content-versions.ts';
import { errorsByPath, isConflict, type Restoration, usePublishing } from './use-publishing.ts';
import type { SiteDraft } from './use-site-drafts.ts';
import { PublishingLine } from './view/publishing-line.tsx';
import type { DocumentFormProps } from './view/site-values.ts';

interface SiteDocumentProps extends Pick<DocumentFormProps, 'sections' | 'changing' | 'fill'> {
  readonly form: FormKey;
  /** The published documents of the form. */
  readonly published: FormBase;
  /** Every published document, for names. */
  readonly all: FormBase;
  readonly draft: SiteDraft | undefined;
  readonly names: LineNames;
  readonly pages: readonly SitePage[];
  readonly onSave: (base: FormBase, values: FormDocuments) => void;
  readonly onDrop: () => void;
  /** @param next - the base of what was written since. */
  readonly onPublished: (sent: FormDocuments, next: FormBase) => void;
}

interface Done {
  readonly words: string;
  /** The versions that were published before. */
  readonly former: FormBase;
}

/** One document of the site: its form, what is not published of it, its history, and how it will look. */
export function SiteDocument(props: SiteDocumentProps) {
  const { form, published, all, draft, names, pages, sections, changing, fill, onSave, onDrop, onPublished } =
    props;
  const { church, now } = useServices();
  const { keys, page: first } = siteForms[form];
  const title = CONTENT_NAMES[form];
  const id = useId();
  const handle = useRef<DocumentFormHandle>(null);
  const isSending = useRef(false);
  const [done, setDone] = useState<Done | null>(null);
  const [asked, setAsked] = useState<FormDocuments | null>(null);
  const [resets, setResets] = useState(0);
  const [opened, setOpened] = useState<'history' | 'discard' | 'preview' | null>(null);
  const isWide = useMedia('(width >= 80rem)');
  const isDesk = useMedia('(width >= 64rem)');
  const [page, setPage] = useState<string>(first);
  const { publish, restore } = usePublishing(form);
  const versions = useContentVersions(keys);

  const isOutdated =
    draft !== undefined && keys.some((key) => draft.base[key]?.version !== published[key]?.version);
  // No conflict while one's own publication is read again.
  const hasConflict = isOutdated && !publish.isPending;
  // A version never changes but by a photo that was withdrawn from it.
  const base = isOutdated ? draft.base : published;
  const start = valuesOf(published);
  const values = draft ? completedDraft(form, draft.values, start) : start;
  const isEmpty = draft !== undefined && !isOutdated && sameValue(start, values);
  const drop = useEffectEvent(onDrop);
  // Trace of a withdrawn photo where the answer came after the change.
  useEffect(() => {
    if (isEmpty) drop();
  }, [isEmpty]);
  const changes = draft ? changesOf(form, base, values, names) : [];
  const checked = schemaOf(form).safeParse(values);
  const time = (ms: number) => timeAt(ms, church.timeZone);

  const discard = () => {
    setOpened(null);
    setResets(resets + 1);
    publish.reset();
    // The result of a request on its way is ignored.
    isSending.current = false;
    onDrop();
  };
  const send = (sent: FormDocuments) => {
    // A double click comes before the button knows.
    if (changes.length === 0 || isSending.current) return;
    setAsked(null);
    isSending.current = true;
    setDone(null);
    publish.mutate(
      { base, values: sent },
      {
        onSuccess: (next) => {
          setDone({ words: `Publicado a las ${time(now())}.`, former: base });
          setResets(resets + 1);
          onPublished(sent, next);
        },
        onSettled: () => {
          isSending.current = false;
        },
        onError: (error) => {
          if (!isConflict(error)) handle.current?.showErrors(errorsByPath(form, fieldErrors(error)));
        },
      },
    );
  };
  const ask = (sent: FormDocuments) => (newNights(base, sent).length > 0 ? setAsked(sent) : send(sent));
  const goBack = (restorations: readonly Restoration[], words: string) =>
    restore.mutate(restorations, {
      onSuccess: () => {
        setOpened(null);
        setDone({ words, former: {} });
      },
    });
  const undoable = keys.flatMap((key): readonly Restoration[] => {
    const [before, current] = [done?.former[key]?.version, published[key]?.version];
    return before === undefined || current === undefined || current <= before
      ? []
      : [{ key, version: before, current }];
  });
  const problem = problemWords(checked.error?.issues[0], names);
  const failure = publish.error && !isConflict(publish.error) ? publish.error : null;
  const preview = { pages, page, onPageChange: setPage, changes: checked.success ? values : null };

  const said = (
    <PublishingLine
      done={done?.words}
      changes={checked.success ? changes : []}
      page={page}
      onUndo={
        undoable.length > 0 ? () => goBack(undoable, 'Deshecho. Se ve otra vez lo de antes.') : undefined
      }
      isUndoing={restore.isPending}
    />
  );
  const publishing = (
    <>
      {!isWide && (
        <Button variant="secondary" onClick={() => setOpened('preview')}>
          Ver cómo queda
        </Button>
      )}
      {!hasConflict && (
        <Button
          type="submit"
          form={id}
          loading={publish.isPending}
          aria-disabled={changes.length === 0 || problem !== null || undefined}
          aria-describedby={`${id}-state`}
        >
          Publicar
        </Button>
      )}
    </>
  );

  return (
    <div className={styles.Document}>
      <div className={styles.Head}>
        <div className={styles.Titles}>
          <Link href="/dashboard/sitio" variant="quiet" className={styles.Back}>
            <Glyph path={arrowLeft} />
            Sitio
          </Link>
          <Heading level={1} size="2xl">
            {title}
          </Heading>
          <p id={`${id}-state`} className={styles.State} role="status">
            {stateWords(changes.length, draft && time(draft.savedMs), problem)}
          </p>
          {isDesk && said}
        </div>
        <div className={styles.Actions}>
          <Button variant="quiet" onClick={() => setOpened('history')}>
            <Glyph path={clock} />
            Historial
          </Button>
          {draft && (
            <Button variant="quiet" onClick={() => setOpened('discard')}>
              Descartar
            </Button>
          )}
          {isDesk && publishing}
        </div>
      </div>
      <div className={styles.Notices}>
        <ErrorNotice>{failure && failureWords(failure, 'No se publicó')}</ErrorNotice>
        <ErrorNotice>
          {restore.error && opened !== 'history' && failureWords(restore.error, 'No se pudo deshacer')}
        </ErrorNotice>
      </div>
      {draft && hasConflict && (
        <DocumentConflict
          form={form}
          base={draft.base}
          published={published}
          names={names}
          newest={keys
            .flatMap((key) => versions.byKey[key]?.[0] ?? [])
            .find(({ version }, index) => version !== base[keys[index] ?? form]?.version)}
          onKeep={() => {
            publish.reset();
            onSave(published, draft.values);
          }}
          onDiscard={discard}
        />
      )}
      <div className={styles.Columns}>
        <DocumentForm
          key={`${resets} ${keys.map((key) => base[key]?.version).join(' ')}`}
          id={id}
          form={form}
          start={values}
          published={all}
          sections={sections}
          changing={changing}
          fill={fill}
          onValuesChange={(next) => onSave(base, next)}
          onPublish={ask}
          onPageShown={setPage}
          handle={handle}
        />
        {isWide && <DocumentPreview {...preview} />}
      </div>
      {!isDesk && (
        <div className={styles.Foot}>
          {said}
          {publishing}
        </div>
      )}
      {opened === 'history' && (
        <DocumentHistory
          form={form}
          names={names}
          restore={restore}
          onRestore={(one) => goBack([one], `Se volvió a la versión ${one.version}. Ya se ve en el sitio.`)}
          onClose={() => setOpened(null)}
        />
      )}
      <Dialog open={opened === 'preview'} onOpenChange={() => setOpened(null)} title="Así quedará" size="lg">
        {opened === 'preview' && <DocumentPreview {...preview} />}
      </Dialog>
      <AlertDialog
        open={opened === 'discard'}
        onOpenChange={() => setOpened(null)}
        title={`¿Descartar tus cambios de ${title}?`}
        description="Vuelve lo que está publicado. Lo que escribiste se pierde."
        confirmLabel="Descartar"
        onConfirm={discard}
      />
      <NightQuestion
        meetings={asked ? newNights(base, asked) : []}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && send(asked)}
      />
    </div>
  );
}

/** Fault that publishing waits for; of photos, which one. */
function problemWords(issue: z.core.$ZodIssue | undefined, { photo }: LineNames): string | null {
  if (issue === undefined) return null;
  const [key, slot] = issue.path;
  const isPhoto = key === 'fotos' && typeof slot === 'string';
  return isPhoto ? `${photo?.(slot) ?? slot}: ${issue.message}` : issue.message;
}

/** '2 cambios sin publicar. Guardado 10:42', and what publishing waits for. */
function stateWords(changes: number, saved: string | undefined, problem: string | null): string {
  if (saved === undefined) return 'No hay cambios sin publicar.';
  const count = changes === 1 ? '1 cambio sin publicar' : `${changes} cambios sin publicar`;
  return [`${count}. Guardado ${saved}.`, problem && `Antes de publicar: ${problem}.`]
    .filter(Boolean)
    .join(' ');
}
