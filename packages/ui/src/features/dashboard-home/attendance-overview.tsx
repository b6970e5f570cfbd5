import { type AttendanceStatistics, attendanceStatistics } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { useOwnServer } from '../../connected/own-server/index.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './attendance-overview.module.css';
import { missedPerson, newPerson } from './people.ts';
import { AttendanceTrend } from './view/attendance-trend/attendance-trend.tsx';
import { PeopleToGreet } from './view/people-to-greet/people-to-greet.tsx';

/**
 * The week at a glance: attendance against the last eight weeks, newcomers and absentees. Renders nothing on
 * a backend without statistics (decisions section 1).
 */
export function AttendanceOverview() {
  const { client } = useServices();
  const own = useOwnServer();
  const statistics = useQuery({
    queryKey: queryKeys.statistics,
    queryFn: ({ signal }) => client.call(attendanceStatistics, { signal }),
    enabled: own,
  });
  if (!own) return null;
  return (
    <QueryView
      query={statistics}
      loading={<OverviewSkeleton />}
      errorTitle="No se pudo cargar el resumen de asistencia"
    >
      {(data) => <Overview statistics={data} />}
    </QueryView>
  );
}

function Overview({ statistics }: { readonly statistics: AttendanceStatistics }) {
  const { church } = useServices();
  const { primeraVez, ausentes } = statistics;
  return (
    <div className={styles.Root}>
      <AttendanceTrend statistics={statistics} />
      <div className={styles.People}>
        <PeopleToGreet
          title="Primera vez esta semana"
          lead="Su primera asistencia es de esta semana."
          empty="Nadie ha venido por primera vez esta semana."
          people={primeraVez.personas.map((person) => newPerson(person, church.product))}
          total={primeraVez.total}
        />
        <PeopleToGreet
          title="Ausentes tres semanas o más"
          lead="Venían y han faltado tres semanas enteras o más."
          empty="Nadie falta desde hace tres semanas."
          people={ausentes.personas.map((person) => missedPerson(person, church.product))}
          total={ausentes.total}
        />
      </div>
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <div className={styles.Root} role="status">
      <VisuallyHidden>Cargando el resumen de asistencia…</VisuallyHidden>
      <Skeleton height="20rem" />
      <div className={styles.People}>
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  );
}
