import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';

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
