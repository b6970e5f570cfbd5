import { Registration } from '@ministerio/screens/registration';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { titled } from '../../layout/screen-title.tsx';

/** /dashboard/crearUser: the registration screen inside the panel (spec section 2). */
export default titled('Crear usuario', () => (
  <AdminScreen title="Crear usuario">
    <Registration audience="panel" />
  </AdminScreen>
));
