import { UserListScreen } from '@ministerio/ui/features/user-list';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/listUsers */
export default function UserListPage() {
  return (
    <>
      <ScreenTitle>Lista de Usuarios</ScreenTitle>
      <UserListScreen />
    </>
  );
}
