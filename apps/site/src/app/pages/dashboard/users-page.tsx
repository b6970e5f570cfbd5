import { UsersAdmin } from '@ministerio/ui/features/users';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/editarUser */
export default function UsersPage() {
  return (
    <>
      <ScreenTitle>Editar usuarios</ScreenTitle>
      <UsersAdmin />
    </>
  );
}
