import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, more, whatsapp } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import { Stack } from '@ministerio/ui/primitives/stack';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import {
  canWriteTo,
  chatPartner,
  contactWords,
  type FollowUpClock,
  type FollowUpListName,
  followUpName,
  holderWords,
  isPutOff,
  putOffWords,
  type ShownFollowUp,
  todayOf,
  whyWords,
} from '../follow-up-words.ts';
import styles from './follow-up-tabs.module.css';

/** Actions of a row. */
export interface FollowUpActions {
  /** Takes the row and opens the chat. */
  readonly onWrite: (row: ShownFollowUp) => void;
  /** The same for a row that somebody else took; without it such a row stays theirs. */
  readonly onTakeOver?: ((row: ShownFollowUp) => void) | undefined;
  /** Lets go of the row. */
  readonly onRelease: (row: ShownFollowUp) => void;
  /** Opens all that can be done with the row. */
  readonly onOpen: (row: ShownFollowUp) => void;
}

interface FollowUpRowProps extends FollowUpActions {
  readonly row: ShownFollowUp;
  readonly list: FollowUpListName;
  readonly clock: FollowUpClock;
  readonly pending: boolean;
  /** Whether somebody else took it just before the caller would have. */
  readonly contested: boolean;
}

/** One person of a list. Its whole surface opens it, but for its one button. */
export function FollowUpRow({ row, list, clock, pending, contested, ...actions }: FollowUpRowProps) {
  const name = followUpName(row);
  const holder = holderWords(row, list, clock);
  const contact = contactWords(row, clock);
  const putOff = putOffWords(row, todayOf(clock));
  return (
    <li className={styles.Row}>
      <Avatar name={name} className={styles.Avatar} />
      <Stack gap={0}>
        <span className={styles.Heading}>
          <button
            type="button"
            className={styles.Name}
            data-part="row-name"
            onClick={() => actions.onOpen(row)}
          >
            {name}
          </button>
          {row.menor ? <Badge tone="warning">menor</Badge> : null}
        </span>
        <span className={styles.Line}>{whyWords(row, list, clock)}</span>
        {putOff === null ? null : <span className={styles.Line}>{putOff}</span>}
        {holder === null ? null : (
          <span className={cx(styles.Line, row.tomado && styles.Held)}>{holder}</span>
        )}
        {contact === null || row.tomado ? null : (
          <span className={cx(styles.Line, row.contacto.clase === 'sin-tutor' && styles.Blocked)}>
            {contact}
          </span>
        )}
      </Stack>
      <RowAction row={row} list={list} pending={pending} contested={contested} clock={clock} {...actions} />
    </li>
  );
}

/** The row's one button. */
function RowAction(props: FollowUpRowProps) {
  const { row, list, clock, pending, contested, onWrite, onTakeOver, onRelease, onOpen } = props;
  const isOthers = row.tomado !== null && !row.tomado.tuyo;
  const isMine = row.tomado?.tuyo === true;
  const canWrite = canWriteTo(row.contacto) && !isPutOff(row, todayOf(clock));
  const act = isOthers ? onTakeOver : isMine ? onRelease : onWrite;
  if (act === undefined || (isOthers ? !contested : !isMine && !canWrite)) {
    return (
      <IconButton
        label={`Más de ${followUpName(row)}`}
        icon={<Glyph path={more} />}
        className={styles.Action}
        onClick={() => onOpen(row)}
      />
    );
  }
  const verb = list === 'volvieron' ? 'Saludar' : 'Escribir';
  return (
    <Button
      variant={isOthers || isMine ? 'secondary' : 'quiet'}
      size="sm"
      className={cx(styles.Action, !isOthers && !isMine && styles.Write)}
      loading={pending}
      onClick={({ detail }: MouseEvent) => {
        // The second press of a double click meets the button that the first one brought.
        if (detail <= 1) act(row);
      }}
    >
      {isOthers ? (
        <>
          Tomarlo igual<VisuallyHidden> de {followUpName(row)}</VisuallyHidden>
        </>
      ) : isMine ? (
        <>
          Soltar<VisuallyHidden> a {followUpName(row)}</VisuallyHidden>
        </>
      ) : (
        <>
          <Glyph path={whatsapp} filled />
          {verb}
          <VisuallyHidden> a {chatPartner({ ...row, nombre: followUpName(row) })}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
