import { dayCounts, putHeadCount } from '@ministerio/contract';
import { isLateDate } from '@ministerio/contract/domain';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parseTexts, useDraft } from '../kit/drafts/index.ts';
import { failureOf, succeeds } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { DayCounts } from './view/day-counts/day-counts.tsx';
import type { DayCount } from './view/day-counts/day-line.ts';

const noDrafts: Readonly<Record<string, string>> = {};

/**
 * The whole church's day in numbers, refetched as the attendance is: visitors arrive at other desks.
 * @param date - YYYY-MM-DD; null where there is nothing to count.
 * @param refreshMs - interval in milliseconds.
 */
export function useDayCounts(date: string | null, refreshMs: number) {
  return useCall(queryKeys.dayCounts(date ?? ''), dayCounts, {
    params: { fecha: date ?? '' },
    enabled: date !== null,
    refetchInterval: refreshMs,
  });
}

interface ChurchDayProps {
  /** The chosen day, YYYY-MM-DD. */
  readonly date: string;
  /** The church's day, YYYY-MM-DD. */
  readonly today: string;
  readonly counts: ReturnType<typeof useDayCounts>;
}

/** The chosen day in the whole church, where the head count is set, of a day up to a year ago. */
export function ChurchDay({ date, today, counts }: ChurchDayProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const [drafts, changeDrafts] = useDraft('sin-nombre', noDrafts, parseTexts);
  const queryKey = queryKeys.dayCounts(date);
  const save = useMutation({
    mutationFn: (total: number) => client.call(putHeadCount, { params: { fecha: date }, body: { total } }),
    // An earlier request would bring the former count back.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: ({ total }) => {
      queries.setQueryData<DayCount>(queryKey, (known) => known && { ...known, sinNombre: total });
      toast.success('Conteo guardado.');
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
  return (
    <QueryView
      query={counts}
      loading={<Skeleton width="18rem" />}
      errorTitle="Error al cargar el conteo del día"
    >
      {(known) => (
        <DayCounts
          counts={known}
          draft={drafts[date] ?? null}
          onDraftChange={(draft) => {
            save.reset();
            changeDrafts((previous) => {
              const { [date]: _, ...others } = previous;
              if (draft !== null) return { ...others, [date]: draft };
              return Object.keys(others).length > 0 ? others : noDrafts;
            });
          }}
          onSave={
            date === today || isLateDate(date, today)
              ? (total) => succeeds(save.mutateAsync(total))
              : undefined
          }
          saving={save.isPending}
          error={failureOf(save, 'No se pudo guardar el conteo')}
        />
      )}
    </QueryView>
  );
}
