import {
  type Category,
  categoryMembers,
  listLeaders,
  setLeaders,
  type User,
  unassignCategory,
} from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { usePendingIds } from '../kit/pending-ids/use-pending-ids.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { successToast } from './use-categories.ts';

const mutationKey = ['remove-member'];

/** The members of a ministry, and how to remove one. */
export function useMembers(category: Category) {
  const { client } = useServices();
  const queries = useQueryClient();
  const members = useCall(queryKeys.members(category.id), categoryMembers, {
    params: { id: category.id },
    // Another administrator may have assigned a person since the dialog was last open.
    staleTime: 0,
  });
  const remove = useMutation({
    mutationKey,
    mutationFn: ({ id }: User) =>
      client.call(unassignCategory, { params: { userId: id, categoryId: category.id } }),
    onSuccess: (_, { id, username }) => {
      successToast(`${username ?? `Usuario ${id}`} ya no está en ${category.name ?? 'el ministerio'}.`);
      queries.setQueryData<readonly User[]>(queryKeys.members(category.id), (previous) =>
        previous?.filter((member) => member.id !== id),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.members(category.id) });
      void queries.invalidateQueries({ queryKey: queryKeys.memberCounts });
      // A ministry's attendance is that of its current members (R37).
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
    },
    onError: (error) => toast.error(failureWords(error, 'No se pudo quitar del ministerio')),
  });
  const removing = usePendingIds(mutationKey, ({ id }: User) => id);
  return { members, remove: remove.mutate, removing };
}

/** Leaders of a ministry, and the calls that change them; asked of our own server alone. */
export function useLeaders(category: Category) {
  const { client } = useServices();
  const queries = useQueryClient();
  const queryKey = queryKeys.leaders(category.id);
  const params = { id: Number(category.id) };
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.call(listLeaders, { params, signal })).lideres,
    enabled: useOwnServer(),
  });
  const change = useMutation({
    mutationFn: ({ member, leads }: { member: User; leads: boolean }) => {
      const others = (data ?? []).map(({ id }) => id).filter((id) => String(id) !== String(member.id));
      const usuarios = leads ? [...others, Number(member.id)] : others;
      return client.call(setLeaders, { params, body: { usuarios } });
    },
    onSuccess: ({ lideres }, { member, leads }) => {
      queries.setQueryData(queryKey, lideres);
      const name = member.username ?? `Usuario ${member.id}`;
      successToast(
        leads
          ? `${name} lidera el ministerio: verá «Mi ministerio» cuando vuelva a entrar, con una contraseña propia en vez de su número.`
          : `${name} ya no lidera el ministerio.`,
      );
    },
    onError: (error) => toast.error(failureWords(error, 'No se pudo cambiar quién lidera')),
  });
  return {
    leaders: data && new Set(data.map(({ id }) => String(id))),
    lead: (member: User, leads: boolean) => change.mutate({ member, leads }),
  };
}
