import { type MutationKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * The records that a mutation is changing, where several may be changed at once.
 * @param mutationKey - the mutation's.
 * @param idOf - the id of the record, from the mutation's variables.
 * @returns ids as text.
 */
export function usePendingIds<Variables>(
  mutationKey: MutationKey,
  idOf: (variables: Variables) => string | number,
): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => String(idOf(state.variables as Variables)),
  });
  return useMemo(() => new Set(ids), [ids]);
}
