import { AttendanceByCategoryScreen } from '@ministerio/ui/features/attendance';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/asistencia */
export default function AttendancePage() {
  return (
    <>
      <ScreenTitle>Asistencias por Categoría y Fecha</ScreenTitle>
      <AttendanceByCategoryScreen />
    </>
  );
}
