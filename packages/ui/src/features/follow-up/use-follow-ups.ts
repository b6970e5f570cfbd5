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
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import type { FollowUpChanges } from './view/follow-up-sheet/sheet-actions.tsx';

/** How often the lists are asked for while the page is seen: others take rows meanwhile. */
const REFRESH_MS = 60_000;

/** The lists, always current. */
export function useFollowUps() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.followUps,
    queryFn: ({ signal }) => client.call(listFollowUps, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}

/** The ministries to choose from; none while they are not known. */
export function useMinistries() {
  const { client } = useServices();
  const { data = [] } = useQuery({
    queryKey: queryKeys.categories,
    queryFn: ({ signal }) => client.call(listCategories, { signal }),
  });
  return data.flatMap(({ id, name }) => (typeof id === 'number' && name !== null ? [{ id, name }] : []));
}

/**
 * What is done about rows; each answer replaces its row. Called directly instead of by mutations, whose cache would keep a
 * chat's address.
 */
export function useFollowUpCalls() {
  const { client } = useServices();
  const queries = useQueryClient();
  const queryKey = queryKeys.followUps;
  const replace = (row: FollowUp) => {
    queries.setQueryData<FollowUpLists>(queryKey, (lists) => lists && withRow(lists, row));
    return row;
  };
  const params = ({ id }: FollowUp) => ({ params: { id } });
  return {
    reload: () => void queries.invalidateQueries({ queryKey }),
    take: async (row: FollowUp, quitar: boolean) =>
      replace(await client.call(takeFollowUp, { ...params(row), body: quitar ? { quitar } : {} })),
    drop: async (row: FollowUp) => replace(await client.call(dropFollowUp, params(row))),
    /** The chat's address, for the caller alone. */
    chat: async (row: FollowUp, texto: string) => {
      const { direccion, fila } = await client.call(openFollowUpChat, { ...params(row), body: { texto } });
      replace(fila);
      return direccion;
    },
    /** @param beforeChange - what has to happen on the screen before the row changes its place. */
    note: async (row: FollowUp, changes: FollowUpChanges, beforeChange?: () => void) => {
      const answer = await client.call(noteFollowUp, { ...params(row), body: changes });
      beforeChange?.();
      return replace(answer);
    },
  };
}

function withRow({ noContaron, ...lists }: FollowUpLists, row: FollowUp): FollowUpLists {
  const replaced = (rows: readonly FollowUp[]) => rows.map((one) => (one.id === row.id ? row : one));
  const { nuevos, faltan, volvieron } = lists;
  return { nuevos: replaced(nuevos), faltan: replaced(faltan), volvieron: replaced(volvieron), noContaron };
}
