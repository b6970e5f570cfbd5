import type { Attendance } from '@ministerio/contract';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { MinistryAvatar } from '@ministerio/ui/composed/ministry-avatar';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { Heading } from '@ministerio/ui/primitives/heading';
import type { ReactNode } from 'react';
import { QueryView, type QueryViewProps } from '../kit/query-view/query-view.tsx';
import styles from './result-frame.module.css';

export interface ResultFrameProps {
  /** Whether a ministry is selected. */
  readonly chosen: boolean;
  /** Name of the selected ministry, or 'Sin categoría'; '' while loading. */
  readonly categoryName: string;
  /** Name of the selected ministry, whose emblem stands beside it; null for none or a group. */
  readonly ministry: string | null;
  /** The marks that were found. */
  readonly attendance: QueryViewProps<readonly Attendance[]>['query'];
  /** Names the chosen days where nothing was found on them. */
  readonly days?: string | undefined;
}

interface Props extends ResultFrameProps {
  readonly children: (records: readonly Attendance[]) => ReactNode;
}

/** Result of the filter, under the ministry's name; before a ministry is chosen, a sentence of advice. */
export function ResultFrame({ chosen, categoryName, ministry, attendance, days, children }: Props) {
  if (!chosen) {
    return (
      <EmptyState title="No se encontraron asistencias.">
        Selecciona una categoría para ver sus asistencias y descargarlas.
      </EmptyState>
    );
  }
  return (
    <>
      {categoryName === '' ? null : (
        <div className={styles.Head}>
          {ministry === null ? null : <MinistryAvatar name={ministry} />}
          <Heading level={2} size="lg" className={styles.Name}>
            {categoryName}
          </Heading>
        </div>
      )}
      <QueryView
        query={attendance}
        loading={<TableSkeleton label="Cargando asistencias…" />}
        errorTitle="Error al cargar asistencias por categoría"
      >
        {(records) =>
          records.length > 0 ? (
            children(records)
          ) : (
            <EmptyState title="No se encontraron asistencias.">{days}</EmptyState>
          )
        }
      </QueryView>
    </>
  );
}
