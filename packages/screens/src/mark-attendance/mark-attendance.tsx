import { churchClock, formatTime } from '@ministerio/contract/domain';
import { MarkAttendance as MarkAttendancePanel } from '@ministerio/ui/composed/mark-attendance';
import { useSyncExternalStore } from 'react';
import { useOwnServer } from '../kit/own-server/index.ts';
import { useServices } from '../kit/services/index.ts';
import { useMyAttendance } from '../my-attendance/index.ts';
import { deriveMarkState } from './derive-state.ts';
import type { WatchPermission } from './geolocation/location-permission.ts';
import { useLocation } from './geolocation/use-location.ts';
import { useMarkAttendance } from './use-mark-attendance.ts';

export interface MarkAttendanceProps {
  /** Source of the geolocation permission. @default this browser's Permissions API */
  readonly watchPermission?: WatchPermission;
}

/** Members mark their own attendance by position; success reloads 'Mis Asistencias'. */
export function MarkAttendance({ watchPermission }: MarkAttendanceProps) {
  const { church } = useServices();
  const location = useLocation(watchPermission);
  const { attempt, mark } = useMarkAttendance(location);
  const state = deriveMarkState({
    location: location.state,
    attempt,
    area: church,
    online: useOnline(),
    markedTodayAt: useMarkedToday(),
    forgetsPositions: useOwnServer(),
  });
  return (
    <MarkAttendancePanel
      state={state}
      centre={church.point}
      radiusMetres={church.radiusMetres}
      onMark={mark}
      onAllow={location.allow}
      onRetry={location.retry}
    />
  );
}

/**
 * When today's attendance was marked, HH:MM; null where it was not, or where the list cannot be loaded: the server
 * decides anyway.
 */
function useMarkedToday(): string | null {
  const { church, now } = useServices();
  const { data } = useMyAttendance();
  const { date: today } = churchClock(now(), church.timeZone);
  const mark = data?.find((record) => record.date === today);
  return mark === undefined || mark.time === null ? null : formatTime(mark.time);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser is online; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
