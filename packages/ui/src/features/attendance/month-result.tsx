import type { Attendance } from '@ministerio/contract';
import { sumByDay } from '@ministerio/contract/domain';
import { useMemo } from 'react';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { QueryView, type QueryViewProps } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { MonthDays } from './view/month-days/month-days.tsx';

interface MonthResultProps {
  /** Whether a ministry is selected. */
  readonly chosen: boolean;
  /** Name of the selected ministry, or 'Sin categoría'; '' while loading. */
  readonly categoryName: string;
  readonly attendance: QueryViewProps<readonly Attendance[]>['query'];
  /** Shows a day, YYYY-MM-DD. */
  readonly onOpenDay: (date: string) => void;
}

/** The days of the selected range with their totals. */
export function MonthResult({ chosen, categoryName, attendance, onOpenDay }: MonthResultProps) {
  if (!chosen) {
    return (
      <EmptyState title="No se encontraron asistencias.">
        Seleccione una categoría para ver sus asistencias.
      </EmptyState>
    );
  }
  return (
    <>
      {categoryName === '' ? null : (
        <Heading level={2} size="lg">
          {categoryName}
        </Heading>
      )}
      <QueryView
        query={attendance}
        loading={<TableSkeleton label="Cargando asistencias…" />}
        errorTitle="Error al cargar asistencias por categoría"
      >
        {(records) => <Days records={records} onOpenDay={onOpenDay} />}
      </QueryView>
    </>
  );
}

type DaysProps = Pick<MonthResultProps, 'onOpenDay'> & { readonly records: readonly Attendance[] };

function Days({ records, onOpenDay }: DaysProps) {
  const { currency } = useServices().church;
  const days = useMemo(() => sumByDay(records, currency), [records, currency]);
  if (days.length === 0) return <EmptyState title="No se encontraron asistencias." />;
  return <MonthDays days={days} currency={currency} onOpenDay={onOpenDay} />;
}
