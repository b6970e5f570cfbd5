import {
  dropMinistryFollowUp,
  listMinistryFollowUps,
  type MinistryFollowUp,
  type MinistryFollowUps,
  noteMinistryFollowUp,
  openMinistryChat,
  takeMinistryFollowUp,
} from '@ministerio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { REFRESH_MS, type RowCalls, withRow } from './use-follow-ups.ts';
import type { ShownContact, ShownFollowUp, ShownLists } from './view/follow-up-words.ts';

/** The lists of a ministry that the caller leads, always current. */
export function useMinistryFollowUps(ministryId: number) {
  return useCall(queryKeys.ministryFollowUps(ministryId), listMinistryFollowUps, {
    params: { id: ministryId },
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}

/** Calls of a leader about the rows of their ministry; each answer replaces its row. */
export function useMinistryCalls(ministryId: number): RowCalls {
  const { client } = useServices();
  const queries = useQueryClient();
  const queryKey = queryKeys.ministryFollowUps(ministryId);
  const replace = (row: MinistryFollowUp) => {
    queries.setQueryData<MinistryFollowUps>(queryKey, (lists) => lists && withRow(lists, row));
    return shownRow(row);
  };
  const params = ({ id }: ShownFollowUp) => ({ params: { id: ministryId, fila: id } });
  return {
    takesAway: false,
    reload: () => void queries.invalidateQueries({ queryKey }),
    take: async (row) => replace(await client.call(takeMinistryFollowUp, params(row))),
    drop: async (row) => replace(await client.call(dropMinistryFollowUp, params(row))),
    chat: async (row, texto) => {
      const { direccion, fila } = await client.call(openMinistryChat, { ...params(row), body: { texto } });
      replace(fila);
      return direccion;
    },
    note: async (row, { estado = row.estado }, beforeChange) => {
      const answer = await client.call(noteMinistryFollowUp, { ...params(row), body: { estado } });
      beforeChange?.();
      return replace(answer);
    },
  };
}

/** A ministry's lists as the screen shows them. */
export function shownLists({ nuevos, faltan, volvieron, mas }: MinistryFollowUps): ShownLists {
  return {
    nuevos: nuevos.map(shownRow),
    faltan: faltan.map(shownRow),
    volvieron: volvieron.map(shownRow),
    mas,
  };
}

function shownRow({ contacto, ...row }: MinistryFollowUp): ShownFollowUp {
  return { ...row, contacto: contactOf(contacto) };
}

function contactOf(clase: MinistryFollowUp['contacto']): ShownContact {
  if (clase === 'tutor') return { clase, nombre: null, parentesco: null };
  return clase === 'espera' ? { clase, desde: null } : { clase };
}
