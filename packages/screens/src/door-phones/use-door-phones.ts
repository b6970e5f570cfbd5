import {
  confirmDoorPhone,
  type ListedPhone,
  listDoorPhones,
  makeDoorCode,
  type ReadOf,
  removeDoorPhone,
} from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { usePendingIds } from '../kit/pending-ids/use-pending-ids.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import type { DoorGrant } from './view/door-code/inscription.ts';

/** How often the list is asked for while the page is seen, so that a new phone appears by itself. */
const REFRESH_MS = 10_000;

const confirming = ['door-phone', 'confirm'];

/** A code that was made, and what it grants. */
export interface MadeCode extends ReadOf<typeof makeDoorCode> {
  readonly grant: DoorGrant;
  /** When it was made by this machine's clock, which need not agree with the server's. UTC milliseconds. */
  readonly madeMs: number;
}

/** Phones of the door, and what can be done with them. Codes are in memory alone. */
export function useDoorPhones() {
  const { client, now } = useServices();
  const queries = useQueryClient();
  const key = queryKeys.doorPhones;
  const list = useCall(key, listDoorPhones, { refetchInterval: REFRESH_MS, staleTime: 0, retry: false });
  // Not awaited: the question closes first, and the focus is back in the list when the row goes.
  const changed = () => void queries.invalidateQueries({ queryKey: key });
  const make = useMutation({
    gcTime: 0,
    mutationFn: async (grant: DoorGrant): Promise<MadeCode> => {
      const { perfil, ministerios, hasta } = grant;
      const body = {
        perfil,
        ...(perfil === 'nombres' ? { ministerios: [...ministerios] } : {}),
        ...(hasta === null ? {} : { hasta }),
      };
      return { ...(await client.call(makeDoorCode, { body })), grant, madeMs: now() };
    },
  });
  const confirm = useMutation({
    mutationKey: confirming,
    mutationFn: ({ id }: ListedPhone) => client.call(confirmDoorPhone, { params: { id } }),
    onError: (error) => toast.error(failureWords(error, 'No se pudo confirmar el teléfono')),
    onSettled: changed,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ListedPhone) => client.call(removeDoorPhone, { params: { id } }),
    onSuccess: (_, { nombre }) => toast.success(`«${nombre}» ya no puede marcar`),
    onSettled: changed,
  });
  const beingConfirmed = usePendingIds(confirming, ({ id }: ListedPhone) => id);
  return { list, make, confirm, remove, beingConfirmed };
}
