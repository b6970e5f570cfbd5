import { Skeleton } from '../../../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../primitives/visually-hidden/visually-hidden.tsx';

/** The shape of calendar and list while they are on their way. */
export function MyAttendanceLoading() {
  return (
    <>
      <VisuallyHidden>Cargando tus asistencias…</VisuallyHidden>
      <Skeleton height="15rem" />
      <Skeleton lines={4} />
    </>
  );
}
