import {
  dropFollowUp,
  type FollowUp,
  type FollowUpLists,
  listCategories,
  listFollowUps,
  noteFollowUp,
  openFollowUpChat,
  takeFollowUp,
} from '@ministerio/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import type { FollowUpChanges } from './view/follow-up-sheet/sheet-actions.tsx';
import type { FollowUpListName, ShownFollowUp } from './view/follow-up-words.ts';

/** How often the lists are asked for while the page is seen: others take rows meanwhile. */
export const REFRESH_MS = 60_000;

/** The lists, always current. @param ministry - id of the one whose people are asked for; null for all */
export function useFollowUps(ministry: number | null) {
  return useCall(queryKeys.followUpsOf(ministry), listFollowUps, {
    query: ministry === null ? {} : { ministerio: ministry },
    // Another ministry's people are found in what is there, until their own list has come.
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}

/** The ministries to choose from; none while they are not known. */
export function useMinistries() {
  const { data = [] } = useCall(queryKeys.categories, listCategories);
  return data.flatMap(({ id, name }) => (typeof id === 'number' && name !== null ? [{ id, name }] : []));
}

/** Calls about rows, by an administrator or a leader. */
export interface RowCalls {
  /** Whether a row is also taken from somebody else. */
  readonly takesAway: boolean;
  readonly reload: () => void;
  /** @param quitar - also from somebody else. */
  readonly take: (row: ShownFollowUp, quitar: boolean) => Promise<ShownFollowUp>;
  readonly drop: (row: ShownFollowUp) => Promise<ShownFollowUp>;
  /** The chat's address, for the caller alone. */
  readonly chat: (row: ShownFollowUp, texto: string) => Promise<string>;
  /** @param beforeChange - what has to happen on the screen before the row changes its place. */
  readonly note: (
    row: ShownFollowUp,
    changes: FollowUpChanges,
    beforeChange?: () => void,
  ) => Promise<ShownFollowUp>;
}

/**
 * Calls about rows; each answer replaces its row. Called directly instead of by mutations, whose cache would keep a
 * chat's address.
 */
export function useFollowUpCalls(): RowCalls {
  const { client } = useServices();
  const queries = useQueryClient();
  const queryKey = queryKeys.followUps;
  const replace = (row: FollowUp) => {
    queries.setQueriesData<FollowUpLists>({ queryKey }, (lists) => lists && withRow(lists, row));
    return row;
  };
  const params = ({ id }: ShownFollowUp) => ({ params: { id } });
  return {
    takesAway: true,
    reload: () => void queries.invalidateQueries({ queryKey }),
    take: async (row, quitar) =>
      replace(await client.call(takeFollowUp, { ...params(row), body: quitar ? { quitar } : {} })),
    drop: async (row) => replace(await client.call(dropFollowUp, params(row))),
    chat: async (row, texto) => {
      const { direccion, fila } = await client.call(openFollowUpChat, { ...params(row), body: { texto } });
      replace(fila);
      return direccion;
    },
    note: async (row, changes, beforeChange) => {
      const answer = await client.call(noteFollowUp, { ...params(row), body: changes });
      beforeChange?.();
      return replace(answer);
    },
  };
}

/** The lists with a row in the place of what it was. */
export function withRow<
  Row extends { readonly id: string },
  Lists extends Readonly<Record<FollowUpListName, Row[]>>,
>(lists: Lists, row: Row): Lists {
  const replaced = (rows: readonly Row[]) => rows.map((one) => (one.id === row.id ? row : one));
  const { nuevos, faltan, volvieron } = lists;
  return { ...lists, nuevos: replaced(nuevos), faltan: replaced(faltan), volvieron: replaced(volvieron) };
}
