import {
  CONTENT_NAMES,
  type ContentKey,
  conflictsOf,
  type DocumentVersions,
  type LineChoice,
  type LineNames,
  mergeDocuments,
  type SavedVersion,
} from '@ministerio/contract';
import { whenWords } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../kit/services/index.ts';
import { asDocument, type FormBase, type FormDocuments, type FormKey, siteForms } from './site-forms.ts';
import type { SiteDraft } from './use-site-drafts.ts';
import { LineChoices } from './view/line-choices/line-choices.tsx';

interface DocumentConflictProps {
  readonly form: FormKey;
  readonly draft: SiteDraft;
  readonly published: FormBase;
  readonly names: LineNames;
  /** The newest version that somebody else published; undefined while unknown. */
  readonly newest: SavedVersion | undefined;
  /** Goes on with both changes joined. */
  readonly onMerge: (values: FormDocuments) => void;
  /** Gives up one's own changes. */
  readonly onDiscard: () => void;
}

/** Two people changed a document: what the other published, and a choice for each line that both changed. */
export function DocumentConflict(props: DocumentConflictProps) {
  const { form, draft, published, names, newest, onMerge, onDiscard } = props;
  const { church, now } = useServices();
  const [choices, setChoices] = useState<ReadonlyMap<string, LineChoice>>(new Map());
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { keys } = siteForms[form];
  const title = CONTENT_NAMES[form];
  const changed = keys.filter((key) => draft.base[key]?.version !== published[key]?.version);
  const versionsOf = <Key extends ContentKey>(key: Key): DocumentVersions<Key> => ({
    base: asDocument(draft.base[key]?.valor),
    mine: asDocument(draft.values[key]),
    theirs: asDocument(published[key]?.valor),
  });
  const conflicts = changed.flatMap((key) => conflictsOf(key, versionsOf(key), names));
  const merge = () => {
    const merged = changed.map((key) => [key, mergeDocuments(key, versionsOf(key), choices)] as const);
    onMerge({ ...draft.values, ...Object.fromEntries(merged) });
  };
  const other = newest?.quien ?? 'Otra persona';
  return (
    <Stack gap={5}>
      <div ref={heading} tabIndex={-1}>
        <Notice
          tone="warning"
          title={`${other} publicó ${title}${newest?.cuando ? ` ${whenWords(newest.cuando, now(), church.timeZone)}` : ''}`}
        >
          Tus cambios siguen aquí.{' '}
          {conflicts.length > 0
            ? 'Elige cuál vale en cada línea.'
            : 'No cambiaron lo mismo: los dos se pueden publicar juntos.'}
        </Notice>
      </div>
      <LineChoices
        conflicts={conflicts}
        other={other}
        choices={choices}
        onChoose={(id, choice) => setChoices(new Map(choices).set(id, choice))}
      />
      <Stack direction="row" gap={3} wrap>
        <Button variant="secondary" onClick={onDiscard}>
          Descartar lo mío
        </Button>
        <Button onClick={merge}>Seguir con esto</Button>
      </Stack>
    </Stack>
  );
}
