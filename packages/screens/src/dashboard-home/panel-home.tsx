import { churchClock } from '@ministerio/contract/domain';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, Suspense } from 'react';
import { useBackend, useDoorHref, useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { siteContentQuery } from '../kit/site-content/index.ts';
import { Greeting, HomeHead } from './home-head.tsx';
import styles from './panel-home.module.css';
import { useAreSettled, useStatistics } from './use-home-queries.ts';
import { HomeLinks } from './view/home-links/home-links.tsx';
import { SetupChecklist, type SetupChecklistProps } from './view/setup-checklist/setup-checklist.tsx';
import { dayProgram } from './view/this-day/day-program.ts';
import { ThisDay } from './view/this-day/this-day.tsx';
import { Waiting } from './waiting.tsx';

/** The last part of the home, far below its first screen. */
const AttendanceTrend = lazy(async () => ({
  default: (await import('./view/attendance-trend/attendance-trend.tsx')).AttendanceTrend,
}));

const ofHead = [queryKeys.attendanceDays, queryKeys.firstSteps];
const ofRest = [
  queryKeys.content,
  queryKeys.notices,
  queryKeys.deletionRequests,
  queryKeys.demo,
  queryKeys.unreadMessages,
  queryKeys.statistics,
  queryKeys.unconfirmed,
];

/** The settings that are missing, and for which of them visitors see sample data. */
export type PanelHomeProps = Required<Pick<SetupChecklistProps, 'missing' | 'sampled'>>;

/**
 * The screen /dashboard: the last day with marks, what waits, the panel's screens in one row, this week by ministry. On
 * other backends a greeting and the screens.
 */
export function PanelHome({ missing, sampled }: PanelHomeProps) {
  const backend = useBackend();
  const setup = (
    <SetupChecklist
      missing={missing}
      href={backend === 'ours' ? '/dashboard/sitio/datos' : undefined}
      sampled={sampled}
    />
  );
  // Until it is known which one answers, there is the skeleton of ours.
  if (backend === 'ours' || backend === 'asking') return <OwnHome setup={setup} />;
  return (
    <div className={styles.Part}>
      <Greeting />
      <HomeLinks />
      {setup}
    </div>
  );
}

/**
 * Each part is shown once everything in it and above it has its answer: nothing that was drawn moves when another answer
 * comes late.
 */
function OwnHome({ setup }: { readonly setup: ReactNode }) {
  const doorHref = useDoorHref();
  const isHeadThere = useAreSettled(ofHead);
  const isRestThere = useAreSettled(ofRest) && isHeadThere;
  return (
    <div className={styles.Root}>
      <Suspense fallback={<Skeleton height="18rem" />}>
        <div className={styles.Part} hidden={!isHeadThere}>
          <HomeHead />
        </div>
        {isHeadThere ? null : <Skeleton height="18rem" />}
        <div className={styles.Part} hidden={!isRestThere}>
          <div className={cx(styles.Part, styles.Columns)}>
            <Waiting />
            <div className={styles.Side}>
              <NextDay />
              <HomeLinks ownServer doorHref={doorHref} />
            </div>
            <ThisWeek />
            {setup}
          </div>
        </div>
        {isRestThere ? null : (
          <div role="status">
            <VisuallyHidden>Cargando el inicio…</VisuallyHidden>
            {isHeadThere ? <Skeleton lines={4} /> : null}
          </div>
        )}
      </Suspense>
    </div>
  );
}

/** Published program of the next day of meetings; nothing where it could not be read. */
function NextDay() {
  const { client, church, now } = useServices();
  const { data } = useQuery({ ...siteContentQuery(client), enabled: useOwnServer() });
  if (!data) return null;
  const today = churchClock(now(), church.timeZone).date;
  const documents = { horarios: data.horarios.valor, excepciones: data.excepciones.valor };
  const program = dayProgram(documents, today);
  if (program === null) return null;
  return <ThisDay program={program} />;
}

/** This week by ministry, once it has marks: until then it would be a row of zeros. */
function ThisWeek() {
  const { data } = useStatistics();
  if (!data || data.total.semana === 0) return null;
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <AttendanceTrend statistics={data} />
    </Suspense>
  );
}
