import type { Attendance, CountedDay } from '@ministerio/contract';
import { churchClock, dayOfMonth, formatDate, isWholeMonth } from '@ministerio/contract/domain';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { useMemo } from 'react';
import { type AttendanceChoice, useAttendanceChoice } from '../kit/attendance-choice/index.ts';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { useBackend } from '../kit/own-server/index.ts';
import { useServices } from '../kit/services/index.ts';
import { canShareFiles } from '../kit/share-file.ts';
import { useCategories } from '../ministries/index.ts';
import { AttendanceResult } from './attendance-result.tsx';
import { ChurchDay, useDayCounts } from './church-day.tsx';
import { MonthResult } from './month-result.tsx';
import { GROUP_NAMES, groupOf } from './stored-input.ts';
import { useAttendance } from './use-attendance.ts';
import { useDays, useRangeCounts } from './use-days.ts';
import { useDownload } from './use-download.ts';
import { AttendanceFilter } from './view/attendance-filter/attendance-filter.tsx';
import { dayLine, rangeLine } from './view/day-counts/day-line.ts';
import { DownloadProgress } from './view/download-progress/download-progress.tsx';
import { LastDay } from './view/last-day/last-day.tsx';

const noRecords: readonly Attendance[] = [];
const noDays: readonly CountedDay[] = [];

export interface AttendanceByCategoryScreenProps {
  /** Refetch interval in milliseconds, to see marks made at other desks. @default 10000 */
  readonly refreshMs?: number;
}

/**
 * The screen /dashboard/asistencia: 'Asistencias por Categoría y Fecha' (spec section 2); on our own server also
 * by month, across ministries, with corrections (decisions section 4, R35), and with the whole church's day.
 */
export function AttendanceByCategoryScreen({ refreshMs = 10_000 }: AttendanceByCategoryScreenProps) {
  const { church, now } = useServices();
  const [choice, changeChoice] = useAttendanceChoice();
  const change = (part: Partial<AttendanceChoice>) => changeChoice((previous) => ({ ...previous, ...part }));
  const backend = useBackend();
  const ownServer = backend === 'ours';
  const group = groupOf(choice.categoryId);
  // A stored group or range means nothing on a backend that does not know it.
  const categoryId = group !== null && !ownServer ? '' : choice.categoryId;
  const range = ownServer || backend === 'asking' ? choice.range : null;
  const categories = useCategories();
  const marked = useDays();
  // The day that is being counted: an evening's first mark makes it today.
  const date = choice.date ?? marked?.[0] ?? '';
  const isKnown = choice.date !== null || marked !== undefined;
  const asked = (range === null ? isKnown : ownServer) ? categoryId : '';
  const attendance = useAttendance(asked, range ?? date, refreshMs);
  const records = attendance.data ?? noRecords;
  const category = categories.data?.find(({ id }) => String(id) === categoryId);
  const ministry = category?.name ?? null;
  const categoryName = group === null ? (category?.name ?? 'Sin categoría') : GROUP_NAMES[group];
  const today = churchClock(now(), church.timeZone).date;
  const days = marked?.filter((day) => day !== today);
  const isChosen = date !== '' && (choice.date !== null || categoryId !== '');
  const countedDate = ownServer && range === null && isChosen && date <= today ? date : null;
  const counts = useDayCounts(countedDate, refreshMs);
  const rangeCounts = useRangeCounts(ownServer ? range : null, refreshMs);
  const download = useDownload({
    records,
    category: categoryName,
    ministry,
    days: range ?? date,
    day: counts.data ? dayLine(counts.data) : null,
    counted: rangeCounts.data ?? noDays,
  });
  const shareable = useMemo(() => canShareFiles('application/pdf'), []);
  const result = {
    chosen: categoryId !== '',
    categoryName: categories.isPending ? '' : categoryName,
    ministry,
    attendance,
    days: range
      ? `Días elegidos: ${formatDate(range.from)} a ${formatDate(range.to)}.`
      : date && `Día elegido: ${formatDate(date)}.`,
  };
  const lastDay = days?.[0];
  const isEmptyDay = date !== '' && attendance.isSuccess && records.length === 0;

  return (
    <AdminScreen title="Asistencias por Categoría y Fecha">
      <AttendanceFilter
        categories={categories.data ?? []}
        groups={ownServer ? GROUP_NAMES : undefined}
        categoryId={categoryId}
        // The day stays, whatever is marked meanwhile.
        onCategoryChange={(chosen) => change({ categoryId: chosen, date: isKnown ? date : null })}
        date={date}
        onDateChange={(chosen) => change({ date: chosen })}
        today={today}
        days={days}
        range={range}
        onRangeChange={ownServer || range !== null ? (chosen) => change({ range: chosen }) : undefined}
        categoriesError={categories.data ? null : failureOf(categories, 'Error al cargar las categorías')}
        // With the whole church's counts, as they are below the table.
        downloadable={
          records.length > 0 && backend !== 'asking' && !counts.isLoading && !rangeCounts.isLoading
        }
        downloading={download.kind}
        onDownload={download.start}
        shareable={shareable}
      />
      {download.progress === null ? null : (
        <DownloadProgress progress={download.progress} onCancel={download.cancel} />
      )}
      {range === null ? (
        <>
          <AttendanceResult {...result} deletable={ownServer} />
          {isEmptyDay && lastDay !== undefined && lastDay !== date ? (
            <LastDay day={dayOfMonth(lastDay)} onShow={() => change({ date: lastDay })} />
          ) : null}
          {countedDate === null ? null : (
            <ChurchDay key={countedDate} date={countedDate} today={today} counts={counts} />
          )}
        </>
      ) : (
        <>
          <MonthResult {...result} onOpenDay={(day) => change({ date: day, range: null })} />
          {rangeCounts.data ? <p>{rangeLine(rangeCounts.data)}</p> : null}
          {ownServer && isWholeMonth(range) && range.to <= today ? (
            <p>
              <ButtonLink href="/dashboard/cierre" variant="secondary">
                Cerrar el mes
              </ButtonLink>
            </p>
          ) : null}
        </>
      )}
    </AdminScreen>
  );
}
