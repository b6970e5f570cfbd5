import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { chevronDown, Glyph, whatsapp } from '@ministerio/ui/primitives/icon';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Textarea } from '@ministerio/ui/primitives/textarea';
import { useState } from 'react';
import {
  canWriteTo,
  contactName,
  contactWords,
  type FollowUpClock,
  type FollowUpListName,
  followUpName,
  holderWords,
  putOffWords,
  type ShownFollowUp,
  todayOf,
  whyWords,
} from '../follow-up-words.ts';
import styles from './follow-up-sheet.module.css';
import { NoteForm } from './note-form.tsx';
import { type FollowUpChanges, SheetActions } from './sheet-actions.tsx';

export interface FollowUpSheetProps {
  /** Row of the sheet; null keeps it closed. */
  readonly row: ShownFollowUp | null;
  /** The list that the row is in. */
  readonly list: FollowUpListName;
  /** Names of the person's ministries. */
  readonly ministries: readonly string[];
  /** Now, and the church's time zone. */
  readonly clock: FollowUpClock;
  /** The message, at most 300 characters; `{nombre}` becomes the first name. */
  readonly message: string;
  /** Called with what is typed of the message, in one paragraph. */
  readonly onMessageChange: (message: string) => void;
  /** Typed note; undefined for nothing yet. It stays when the sheet is closed. */
  readonly typedNote: string | undefined;
  /** Called with what is typed of the note. */
  readonly onNoteChange: (note: string) => void;
  /** Takes the row and opens the chat. */
  readonly onWrite: (row: ShownFollowUp) => void;
  /** Takes the row from who has it; without it the row stays theirs. */
  readonly onTakeOver?: ((row: ShownFollowUp) => void) | undefined;
  /** Lets go of the row. */
  readonly onRelease: (row: ShownFollowUp) => void;
  /** Notes what was done. */
  readonly onNote: (row: ShownFollowUp, changes: FollowUpChanges) => void;
  /** Called when it should close. */
  readonly onClose: () => void;
  /** Something is being saved. @default false */
  readonly saving?: boolean;
  /** Why it failed. */
  readonly error?: string | null;
}

export const MESSAGE_MAX = 300;

/** All that can be done about one person. Renders a `<dialog>`: from below on a phone, from the side on a desk. */
export function FollowUpSheet(props: FollowUpSheetProps) {
  const { row, ministries, onClose, ...body } = props;
  const { list, clock } = body;
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        row === null ? null : (
          <span className={styles.Title}>
            {followUpName(row)} {row.menor ? <Badge tone="warning">menor</Badge> : null}
          </span>
        )
      }
      description={row === null ? undefined : [...ministries, whyWords(row, list, clock)].join('. ')}
      className={styles.Sheet}
      data-component="FollowUpSheet"
    >
      {row === null ? null : <SheetBody {...body} row={row} />}
    </Dialog>
  );
}

type BodyProps = Omit<FollowUpSheetProps, 'row' | 'ministries' | 'onClose'> & { readonly row: ShownFollowUp };

function SheetBody({ row, list, clock, saving = false, error, onTakeOver, ...props }: BodyProps) {
  const { tomado, nota } = row;
  const isOthers = tomado !== null && !tomado.tuyo;
  const holder = holderWords(row, list, clock);
  const putOff = putOffWords(row, todayOf(clock));
  return (
    <div className={styles.Body}>
      {holder === null ? null : <p className={styles.Holder}>{holder}</p>}
      {putOff === null ? null : <p className={styles.Holder}>{putOff}</p>}
      <ErrorNotice>{error}</ErrorNotice>
      {isOthers ? (
        <>
          {onTakeOver ? (
            <>
              <Button variant="secondary" data-autofocus loading={saving} onClick={() => onTakeOver(row)}>
                Tomarlo igual
              </Button>
              <p className={styles.Hint}>Quien lo tomó verá que ahora lo tienes tú.</p>
            </>
          ) : (
            <p className={styles.Hint}>Cuando lo suelte podrás tomarlo tú.</p>
          )}
          {nota == null ? null : <p className={styles.Note}>Nota: {nota}</p>}
        </>
      ) : (
        <>
          {row.estado === 'no-insistir' ? null : <Write {...{ row, list, clock, saving }} {...props} />}
          <SheetActions {...{ row, list, clock, saving }} onRelease={props.onRelease} onNote={props.onNote} />
          {nota === undefined ? null : (
            <NoteForm
              note={nota ?? ''}
              typed={props.typedNote}
              onTyped={props.onNoteChange}
              onSave={(note) => props.onNote(row, { nota: note === '' ? null : note })}
              saving={saving}
            />
          )}
        </>
      )}
    </div>
  );
}

type WriteProps = Omit<
  BodyProps,
  'typedNote' | 'onNoteChange' | 'onTakeOver' | 'onRelease' | 'onNote' | 'error'
>;

/** The chat's button with its message, or why there is none. */
function Write({ row, list, clock, message, onMessageChange, onWrite, saving }: WriteProps) {
  const [isMissing, setMissing] = useState(false);
  if (!canWriteTo(row.contacto)) return <p className={styles.Blocked}>{contactWords(row, clock)}.</p>;
  return (
    <div className={styles.Write}>
      <Button
        data-autofocus
        loading={saving}
        onClick={() => {
          setMissing(message.trim() === '');
          if (message.trim() !== '') onWrite(row);
        }}
      >
        <Glyph path={whatsapp} filled />
        {list === 'volvieron' ? 'Saludar' : 'Escribir'} a {contactName(row)}
      </Button>
      <p className={styles.Hint}>
        {row.menor ? 'A un menor se le escribe por su familia. ' : ''}Queda anotado quién abrió el chat.
      </p>
      <details className={styles.Message} open={isMissing || undefined}>
        <summary>
          Cambiar el mensaje
          <Glyph path={chevronDown} className={styles.Chevron} />
        </summary>
        <FormField
          label="Mensaje"
          hint="Donde dice {nombre} va su primer nombre."
          error={isMissing && message.trim() === '' ? 'Escribe el mensaje' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={MESSAGE_MAX}
            value={message}
            // One paragraph: a line break would be refused.
            onChange={({ currentTarget: { value } }) => onMessageChange(value.replace(/\s*\n\s*/g, ' '))}
          />
        </FormField>
      </details>
    </div>
  );
}
