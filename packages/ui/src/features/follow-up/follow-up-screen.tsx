import type { FollowUp, FollowUpLists } from '@ministerio/contract';
import { useState } from 'react';
import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { toast } from '../../primitives/toast/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './follow-up-screen.module.css';
import { useFollowUps, useMinistries } from './use-follow-ups.ts';
import { useReturn } from './use-return.ts';
import { useRowWork } from './use-row-work.ts';
import { FollowUpSheet } from './view/follow-up-sheet/follow-up-sheet.tsx';
import type { FollowUpChanges } from './view/follow-up-sheet/sheet-actions.tsx';
import { FollowUpTabs } from './view/follow-up-tabs/follow-up-tabs.tsx';
import {
  chatPartner,
  type FollowUpListName,
  followUpName,
  isFollowUpList,
  putOffWords,
  todayOf,
} from './view/follow-up-words.ts';
import { WroteStrip } from './view/wrote-strip/wrote-strip.tsx';

export interface FollowUpScreenProps {
  /** The list of the address, as it stands there; anything else is the first one. */
  readonly list: string | null;
  /** Called with the list to show, for the address. */
  readonly onListChange: (list: FollowUpListName) => void;
}

/** The screen /dashboard/seguimiento: who is new, who is missing, who came back (R64). */
export function FollowUpScreen({ list, onListChange }: FollowUpScreenProps) {
  const followUps = useFollowUps();
  const { data, error } = followUps;
  return (
    <AdminScreen title="Seguimiento">
      {data !== undefined && error !== null ? (
        <Notice tone="warning" role="status">
          {failureWords(error)} Ves la lista como estaba.
        </Notice>
      ) : null}
      <QueryView query={followUps} loading={<FollowUpSkeleton />} errorTitle="Error al cargar el seguimiento">
        {(lists) => (
          <Lists lists={lists} list={isFollowUpList(list) ? list : 'nuevos'} onListChange={onListChange} />
        )}
      </QueryView>
    </AdminScreen>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** Placeholder of the tabs and of rows at their height. */
function FollowUpSkeleton() {
  return (
    <div role="status" className={styles.Skeleton}>
      <VisuallyHidden>Cargando el seguimiento…</VisuallyHidden>
      <Skeleton height="3.25rem" />
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height="5.5rem" />
      ))}
    </div>
  );
}

interface ListsProps {
  readonly lists: FollowUpLists;
  readonly list: FollowUpListName;
  readonly onListChange: (list: FollowUpListName) => void;
}

function Lists({ lists, list, onListChange }: ListsProps) {
  const { church, now } = useServices();
  const ministries = useMinistries();
  const [ministry, setMinistry] = useState<number | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [messages, setMessages] = useState<Partial<Record<MessageKey, string>>>({});
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setOpenId(null);
    setError(null);
  };
  const work = useRowWork({
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

  const write = (row: FollowUp, takesAway = false) =>
    void work.write(row, messageOf(messageKey(list, row)), takesAway);
  async function note(row: FollowUp, changes: FollowUpChanges): Promise<void> {
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
  async function answer(row: FollowUp, wrote: boolean): Promise<void> {
    if (!wrote || (await work.note(row, { estado: 'escrito' }))) work.closeChat();
  }
  return (
    <>
      <FollowUpTabs
        {...{ lists, list, onListChange, ministries, ministry, clock }}
        onMinistryChange={setMinistry}
        pending={work.pending}
        contested={work.contested}
        onWrite={(row) => write(row)}
        onTakeOver={(row) => write(row, true)}
        onRelease={(row) => void work.drop(row)}
        onOpen={({ id }) => setOpenId(id)}
      />
      <FollowUpSheet
        row={open}
        list={list}
        ministries={ministries.flatMap(({ id, name }) => (open?.ministerios.includes(id) ? [name] : []))}
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
        onTakeOver={(row) => void work.take(row)}
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

/** What was there before the changes. Who wrote stays noted; 'escrito' would say that it was the caller. */
function undoOf({ estado, esperaHasta, avisoHasta }: FollowUp, changes: FollowUpChanges): FollowUpChanges {
  return {
    ...('estado' in changes && { estado: estado === 'escrito' ? 'pendiente' : estado }),
    ...('esperaHasta' in changes && { esperaHasta }),
    ...('avisoHasta' in changes && { avisoHasta }),
  };
}

/** 'Ana: Espera hasta el 28'. @param today - YYYY-MM-DD */
function notedWords(row: FollowUp, changes: FollowUpChanges, today: string): string {
  const { estado = row.estado, esperaHasta = row.esperaHasta, avisoHasta = row.avisoHasta } = changes;
  const words = putOffWords({ estado, esperaHasta, avisoHasta }, today);
  if (words !== null) return `${row.nombre}: ${words}`;
  if (changes.estado === 'respondio') return `${row.nombre}: Respondió`;
  return changes.estado === 'escrito' ? `${row.nombre}: Escribiste` : `${row.nombre} vuelve a la lista`;
}

/** A message for each list, to the person or to the family. */
type MessageKey = `${FollowUpListName} ${'propio' | 'tutor'}`;

function messageKey(list: FollowUpListName, { contacto }: FollowUp): MessageKey {
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
