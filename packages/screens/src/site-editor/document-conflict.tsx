import { CONTENT_NAMES, type LineNames, type SavedVersion } from '@ministerio/contract';
import { whenWords } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useEffect, useRef } from 'react';
import { useServices } from '../kit/services/index.ts';
import { changesOf, type FormBase, type FormKey, valuesOf } from './site-forms.ts';

interface DocumentConflictProps {
  readonly form: FormKey;
  /** The documents that one's own changes started from. */
  readonly base: FormBase;
  readonly published: FormBase;
  readonly names: LineNames;
  /** The newest version that somebody else published; undefined while unknown. */
  readonly newest: SavedVersion | undefined;
  /** Goes on with one's own version on top of theirs. */
  readonly onKeep: () => void;
  /** Gives up one's own changes. */
  readonly onDiscard: () => void;
}

/** Tells that somebody else published a document, and what they changed, above one's own changes. */
export function DocumentConflict(props: DocumentConflictProps) {
  const { form, base, published, names, newest, onKeep, onDiscard } = props;
  const { church, now } = useServices();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const when = newest?.cuando ? `, ${whenWords(newest.cuando, now(), church.timeZone)}` : '';
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        tone="warning"
        title={`${newest?.quien ?? 'Alguien'} publicó ${CONTENT_NAMES[form]} mientras tanto${when}`}
      >
        <Stack gap={3}>
          <p>Lo que escribiste sigue abajo. Esto es lo que cambió:</p>
          <ul>
            {changesOf(form, base, valuesOf(published), names).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Stack direction="row" gap={3} wrap>
            <Button variant="secondary" onClick={onDiscard}>
              Descartar lo mío
            </Button>
            <Button onClick={onKeep}>Seguir con lo mío</Button>
          </Stack>
        </Stack>
      </Notice>
    </div>
  );
}
