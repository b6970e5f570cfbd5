import { toast } from '@ministerio/ui/primitives/toast';
import { useState } from 'react';
import { useServices } from '../kit/services/index.ts';
import styles from './follow-up-screen.module.css';
import type { RowCalls } from './use-follow-ups.ts';
import { useReturn } from './use-return.ts';
import { useRowWork } from './use-row-work.ts';
import { FollowUpSheet } from './view/follow-up-sheet/follow-up-sheet.tsx';
import type { FollowUpChanges } from './view/follow-up-sheet/sheet-actions.tsx';
import { type FollowUpMinistry, FollowUpTabs } from './view/follow-up-tabs/follow-up-tabs.tsx';
import {
  chatPartner,
  type FollowUpListName,
  followUpName,
  putOffWords,
  type ShownFollowUp,
  type ShownLists,
  todayOf,
} from './view/follow-up-words.ts';
import { WroteStrip } from './view/wrote-strip/wrote-strip.tsx';

export interface FollowUpWorkProps {
  /** The three lists. */
  readonly lists: ShownLists;
  /** The list that is shown. */
  readonly list: FollowUpListName;
  /** Called with the list to show. */
  readonly onListChange: (list: FollowUpListName) => void;
  /** Calls about a row. */
  readonly calls: RowCalls;
  /** The ministries to choose from. @default [] */
  readonly ministries?: readonly FollowUpMinistry[];
  /** Id of the chosen ministry; null for all. @default null */
  readonly ministry?: number | null;
  /** Called with the ministry to show; without it there is no choice. */
  readonly onMinistryChange?: (ministry: number | null) => void;
}

const NO_MINISTRIES: readonly FollowUpMinistry[] = [];

/** The lists with all that is done about their rows: an administrator's and a leader's. */
export function FollowUpWork(props: FollowUpWorkProps) {
  const { lists, list, onListChange, calls, ministries = NO_MINISTRIES, ministry = null } = props;
  const { church, now } = useServices();
  const [openId, setOpenId] = useState<string | null>(null);
  const [messages, setMessages] = useState<Partial<Record<MessageKey, string>>>({});
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setOpenId(null);
    setError(null);
  };
  const work = useRowWork(calls, {
    // A toast would be behind the sheet.
    onFailed: (words) => (openId === null ? toast.error(words) : setError(words)),
    beforeChange: close,
  });
  const { chat } = work;
  useReturn(chat !== null && chat.address !== null, work.useUp);
  const clock = { nowMs: now(), timeZone: church.timeZone };
  const open = lists[list].find(({ id }) => id === openId) ?? null;
  const key = open && messageKey(list, open);
  const messageOf = (one: MessageKey) => messages[one] ?? firstMessage(one, church.product);

  const write = (row: ShownFollowUp, takesAway = false) =>
    void work.write(row, messageOf(messageKey(list, row)), takesAway);
  async function note(row: ShownFollowUp, changes: FollowUpChanges): Promise<void> {
    if (!(await work.note(row, changes))) return;
    if ('nota' in changes) {
      setNotes(({ [row.id]: _, ...others }) => others);
      toast.success('Nota guardada');
      return;
    }
    toast.success(notedWords(row, changes, todayOf(clock)), {
      action: { label: 'Deshacer', onClick: () => void work.note(row, undoOf(row, changes)) },
    });
  }
  async function answer(row: ShownFollowUp, wrote: boolean): Promise<void> {
    if (!wrote || (await work.note(row, { estado: 'escrito' }))) work.closeChat();
  }
  return (
    <>
      <FollowUpTabs
        {...{ lists, list, onListChange, ministries, ministry, clock }}
        onMinistryChange={props.onMinistryChange}
        pending={work.pending}
        contested={work.contested}
        onWrite={(row) => write(row)}
        onTakeOver={calls.takesAway ? (row) => write(row, true) : undefined}
        onRelease={(row) => void work.drop(row)}
        onOpen={({ id }) => setOpenId(id)}
      />
      <FollowUpSheet
        row={open}
        list={list}
        ministries={ministries.flatMap(({ id, name }) => (open?.ministerios?.includes(id) ? [name] : []))}
        clock={clock}
        message={key === null ? '' : messageOf(key)}
        onMessageChange={(message) => {
          if (key !== null) setMessages((before) => ({ ...before, [key]: message }));
        }}
        typedNote={open === null ? undefined : notes[open.id]}
        onNoteChange={(typed) => {
          if (open !== null) setNotes((before) => ({ ...before, [open.id]: typed }));
        }}
        onWrite={(row) => write(row)}
        onTakeOver={calls.takesAway ? (row) => void work.take(row) : undefined}
        onRelease={(row) => void work.drop(row).then((isDone) => isDone && close())}
        onNote={(row, changes) => void note(row, changes)}
        onClose={close}
        saving={open !== null && work.pending.has(open.id)}
        error={error}
      />
      {chat === null ? null : (
        <WroteStrip
          key={chat.row.id}
          className={styles.Strip}
          name={followUpName(chat.row)}
          partner={chatPartner(chat.row)}
          chatHref={chat.address}
          onFollow={work.useUp}
          onAnswer={(wrote) => void answer(chat.row, wrote)}
          saving={work.pending.has(chat.row.id)}
        />
      )}
    </>
  );
}

/** State before the changes. The author stays noted; 'escrito' would name the caller instead. */
function undoOf(
  { estado, esperaHasta, avisoHasta }: ShownFollowUp,
  changes: FollowUpChanges,
): FollowUpChanges {
  return {
    ...('estado' in changes && { estado: estado === 'escrito' ? 'pendiente' : estado }),
    ...('esperaHasta' in changes && esperaHasta !== undefined && { esperaHasta }),
    ...('avisoHasta' in changes && avisoHasta !== undefined && { avisoHasta }),
  };
}

/** 'Ana: Espera hasta el 28'. @param today - YYYY-MM-DD */
function notedWords(row: ShownFollowUp, changes: FollowUpChanges, today: string): string {
  const { estado = row.estado, esperaHasta = row.esperaHasta, avisoHasta = row.avisoHasta } = changes;
  const words = putOffWords({ estado, esperaHasta, avisoHasta }, today);
  if (words !== null) return `${row.nombre}: ${words}`;
  if (changes.estado === 'respondio') return `${row.nombre}: Respondió`;
  return changes.estado === 'escrito' ? `${row.nombre}: Escribiste` : `${row.nombre} vuelve a la lista`;
}

/** A message for each list, to the person or to the family. */
type MessageKey = `${FollowUpListName} ${'propio' | 'tutor'}`;

function messageKey(list: FollowUpListName, { contacto }: ShownFollowUp): MessageKey {
  return `${list} ${contacto.clase === 'tutor' ? 'tutor' : 'propio'}`;
}

/** The message that is offered first. @param church - the church's name, by which a family knows who writes. */
function firstMessage(key: MessageKey, church: string): string {
  const greeting = `Hola, le escribimos de ${church}.`;
  const messages: Readonly<Record<MessageKey, string>> = {
    'nuevos propio': `Hola, {nombre}: nos alegró conocerte en ${church}. ¡Te esperamos!`,
    'nuevos tutor': `${greeting} Nos alegró conocer a {nombre}. ¡Gracias por la confianza!`,
    'faltan propio': 'Hola, {nombre}: hace unas semanas que no nos vemos. ¿Cómo estás?',
    'faltan tutor': `${greeting} Hace unas semanas que no vemos a {nombre}. ¿Está todo bien?`,
    'volvieron propio': 'Hola, {nombre}: ¡qué alegría verte otra vez!',
    'volvieron tutor': `${greeting} Nos alegró ver otra vez a {nombre}.`,
  };
  return messages[key];
}
