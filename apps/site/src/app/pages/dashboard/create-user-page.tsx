import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { Registration } from '@ministerio/ui/features/registration';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/crearUser: the registration screen inside the panel (spec section 2). */
export default function CreateUserPage() {
  return (
    <AdminScreen title="Crear usuario">
      <ScreenTitle>Crear usuario</ScreenTitle>
      <Registration audience="panel" />
    </AdminScreen>
  );
}
