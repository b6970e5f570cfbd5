import { churchClock } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { Stack } from '@ministerio/ui/primitives/stack';
import { toast } from '@ministerio/ui/primitives/toast';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useServices } from '../kit/services/index.ts';
import { canShareFiles, shareFile } from '../kit/share-file.ts';
import { useMyAttendance } from './use-my-attendance.ts';
import { type SharedWindow, YearWindow as YearWindowCard } from './view/year-window/year-window.tsx';
import { PNG, windowPicture } from './window-picture.ts';

/** 'Tu ventana de 2026', from the list that 'Mis Asistencias' shows; nothing without a session. */
export function YearWindow() {
  const { church, now } = useServices();
  const { data, isError, isFetching, isEnabled, refetch } = useMyAttendance();
  if (data !== undefined) {
    return (
      <YearWindowCard
        dates={data.map((record) => record.date)}
        today={churchClock(now(), church.timeZone).date}
        onShare={canShareFiles(PNG) ? (shared) => void share(shared) : undefined}
      />
    );
  }
  if (!isEnabled) return null;
  if (!isError) {
    return (
      <Card>
        <VisuallyHidden>Cargando tu ventana…</VisuallyHidden>
        <Skeleton height="6rem" />
      </Card>
    );
  }
  return (
    <Card>
      <Stack gap={3}>
        <p>No pudimos abrir tu ventana del año.</p>
        <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          Abrir tu ventana
        </Button>
      </Stack>
    </Card>
  );
}

async function share(shared: SharedWindow): Promise<void> {
  try {
    await shareFile(await windowPicture(shared), shared.title);
  } catch {
    toast.error('No se pudo compartir la imagen. Inténtalo de nuevo.');
  }
}
