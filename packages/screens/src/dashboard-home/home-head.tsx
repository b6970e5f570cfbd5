import type { ChurchSettings } from '@ministerio/content';
import { churchClock, weekdayName } from '@ministerio/contract/domain';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { lazy, Suspense } from 'react';
import { useAttendanceChoice } from '../kit/attendance-choice/index.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { ShareDay } from './share-day.tsx';
import { useFirstSteps, useMarkedDays } from './use-home-queries.ts';
import { dayNumbers } from './view/day-summary/day-numbers.ts';
import { DaySummary } from './view/day-summary/day-summary.tsx';

/** Seen in the first days alone: later no home loads it. The home's own boundary waits for it. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }));

/** Only on an evening: neither is part of the home's first screen on other days. */
const EveningWindow = lazy(async () => ({
  default: (await import('@ministerio/ui/composed/evening-window')).EveningWindow,
}));
const OpenHall = lazy(async () => ({ default: (await import('../hall-screen/index.ts')).OpenHall }));

/** The church's day in words: 'sábado, 21 de noviembre'. */
function todayInWords(nowMs: number, church: ChurchSettings): string {
  const { date, weekday } = churchClock(nowMs, church.timeZone);
  // As UTC, so that the phone's time zone cannot shift the day.
  const words = new Intl.DateTimeFormat(church.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${weekdayName(weekday)}, ${words.format(new Date(`${date}T00:00:00Z`))}`;
}

/** The name of who signed in, under today's date. */
export function Greeting() {
  const { church, now } = useServices();
  const username = useSession()?.username ?? '';
  return (
    <Heading level={1} size="2xl" eyebrow={todayInWords(now(), church)}>
      Hola, {username}
    </Heading>
  );
}

/** Head of our own server's home: the first day's steps; then the last day with marks, or a greeting. */
export function HomeHead() {
  const { church, now } = useServices();
  const today = churchClock(now(), church.timeZone).date;
  const days = useMarkedDays();
  const [, changeChoice] = useAttendanceChoice();
  const numbers = dayNumbers(days.data ?? [], today);
  const hasSteps = useFirstSteps().data?.visibles === true;
  if (hasSteps) {
    return (
      <>
        <Greeting />
        <FirstSteps />
      </>
    );
  }
  if (numbers !== null) {
    return (
      <DaySummary
        numbers={numbers}
        today={today}
        picture={
          numbers.last.fecha === today ? (
            <Suspense fallback={<Skeleton height="14rem" />}>
              <EveningWindow present={numbers.last.asistencias} expected={numbers.average} />
            </Suspense>
          ) : undefined
        }
        actions={
          <>
            <ShareDay key={numbers.last.fecha} numbers={numbers} />
            <Suspense>
              <OpenHall />
            </Suspense>
          </>
        }
        onOpenList={(date) => changeChoice(() => ({ categoryId: 'todos', date, range: null }))}
      />
    );
  }
  return (
    <>
      <Greeting />
      <QueryView
        query={days}
        loading={<Skeleton height="8rem" />}
        errorTitle="No se pudo cargar el último día con marcas"
      >
        {() => <p>Cuando alguien marque su asistencia, aquí verás cuántos vinieron.</p>}
      </QueryView>
    </>
  );
}
