import { AttendanceByCategoryScreen } from '@ministerio/ui/connected/attendance-by-category';
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
