import type { OwnAttendance } from '@ministerio/contract';
import type { CalendarDate } from '@ministerio/contract/domain';
import { Card } from '@ministerio/ui/primitives/card';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { Heading } from '@ministerio/ui/primitives/heading';
import { calendar, Glyph } from '@ministerio/ui/primitives/icon';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { AttendanceCalendar } from '../attendance-calendar/attendance-calendar.tsx';
import styles from './my-attendance.module.css';
import { MyAttendanceTable } from './my-attendance-table.tsx';

export type MyAttendanceState =
  | { readonly kind: 'loading' | 'no-token' }
  | { readonly kind: 'error'; readonly retrying: boolean }
  | { readonly kind: 'loaded'; readonly records: readonly OwnAttendance[] };

export interface MyAttendanceProps {
  /** The state of the list. */
  readonly state: MyAttendanceState;
  /** Today in the church's time zone, `YYYY-MM-DD`. */
  readonly today: CalendarDate;
  /** Called by the retry button. */
  readonly onRetry: () => void;
}

/**
 * 'Mis Asistencias' (spec section 2, Member area): the month's calendar, then the list. Renders a `<section>`,
 * `data-state` = loading | no-token | error | loaded.
 */
export function MyAttendance({ state, today, onRetry }: MyAttendanceProps) {
  return (
    <Card as="section" className={styles.MyAttendance} data-component="MyAttendance" data-state={state.kind}>
      <Heading level={2} size="xl">
        Mis Asistencias
      </Heading>
      <Content state={state} today={today} onRetry={onRetry} />
    </Card>
  );
}

function Content({ state, today, onRetry }: Pick<MyAttendanceProps, 'state' | 'today' | 'onRetry'>) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>Cargando tus asistencias…</VisuallyHidden>
          <Skeleton height="15rem" />
          <Skeleton lines={4} />
        </>
      );
    case 'no-token':
      return <ErrorState title="Token no encontrado" />;
    case 'error':
      return (
        <ErrorState
          title="Hubo un problema al obtener las asistencias. Intenta nuevamente más tarde."
          onRetry={onRetry}
          retrying={state.retrying}
        />
      );
    case 'loaded':
      return state.records.length === 0 ? (
        <EmptyState icon={<Glyph path={calendar} />} title="No se encontraron asistencias." />
      ) : (
        <>
          <AttendanceCalendar dates={state.records.map((record) => record.date)} today={today} />
          <MyAttendanceTable records={state.records} />
        </>
      );
  }
}
