import type { Attendance } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { useDraft } from '../../connected/drafts/index.ts';
import { failureOf } from '../../connected/failure-words/failure-words.ts';
import { useOwnServer } from '../../connected/own-server/index.ts';
import { useServices } from '../../connected/services/index.ts';
import { useCategories } from '../ministries/index.ts';
import { AttendanceResult } from './attendance-result.tsx';
import { ChurchDay, useDayCounts } from './church-day.tsx';
import { GROUP_NAMES, groupOf, noChoice, parseChoice } from './stored-input.ts';
import { useAttendance } from './use-attendance.ts';
import { useDownload } from './use-download.ts';
import { AttendanceFilter } from './view/attendance-filter/attendance-filter.tsx';
import { dayLine } from './view/day-counts/day-line.ts';
import { DownloadProgress } from './view/download-progress/download-progress.tsx';

const noRecords: readonly Attendance[] = [];

export interface AttendanceByCategoryScreenProps {
  /** Refetch interval in milliseconds, to see marks made at other desks. @default 10000 */
  readonly refreshMs?: number;
}

/**
 * The screen /dashboard/asistencia: 'Asistencias por Categoría y Fecha' (spec section 2); on our own server also
 * across ministries, with corrections (decisions section 4, R35), and with the whole church's day.
 */
export function AttendanceByCategoryScreen({ refreshMs = 10_000 }: AttendanceByCategoryScreenProps) {
  const { church, now } = useServices();
  const [choice, changeChoice] = useDraft('asistencia', noChoice, parseChoice);
  const { date } = choice;
  const ownServer = useOwnServer();
  const group = groupOf(choice.categoryId);
  // A stored group means nothing on a backend that does not know it.
  const categoryId = group !== null && !ownServer ? '' : choice.categoryId;
  const categories = useCategories();
  const attendance = useAttendance(categoryId, date, refreshMs);
  const records = attendance.data ?? noRecords;
  const category = categories.data?.find(({ id }) => String(id) === categoryId);
  const categoryName = group === null ? (category?.name ?? 'Sin categoría') : GROUP_NAMES[group];
  const today = churchClock(now(), church.timeZone).date;
  const countedDate = ownServer && date !== '' && date <= today ? date : null;
  const counts = useDayCounts(countedDate, refreshMs);
  const download = useDownload(records, categoryName, date, counts.data ? dayLine(counts.data) : null);

  return (
    <AdminScreen title="Asistencias por Categoría y Fecha">
      <AttendanceFilter
        categories={categories.data ?? []}
        groups={ownServer ? GROUP_NAMES : undefined}
        categoryId={categoryId}
        onCategoryChange={(chosen) => changeChoice((previous) => ({ ...previous, categoryId: chosen }))}
        date={date}
        onDateChange={(chosen) => changeChoice((previous) => ({ ...previous, date: chosen }))}
        today={today}
        categoriesError={categories.data ? null : failureOf(categories, 'Error al cargar las categorías')}
        // With the day's counts, as they are below the table.
        downloadable={records.length > 0 && !counts.isLoading}
        downloading={download.format}
        onDownload={download.start}
      />
      {download.progress === null ? null : (
        <DownloadProgress label="Preparando el PDF" progress={download.progress} onCancel={download.cancel} />
      )}
      <AttendanceResult
        chosen={categoryId !== ''}
        categoryName={categories.isPending ? '' : categoryName}
        attendance={attendance}
        deletable={ownServer}
      />
      {countedDate === null ? null : (
        <ChurchDay key={countedDate} date={countedDate} today={today} counts={counts} />
      )}
    </AdminScreen>
  );
}
