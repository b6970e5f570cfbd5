import { UserEditorScreen } from '@ministerio/screens/user-editor';
import { useParams } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/editar/:id; saving returns to the users (spec section 4). */
export default function UserEditorPage() {
  const { id = '' } = useParams();
  return (
    <>
      <ScreenTitle>Editar usuario</ScreenTitle>
      <UserEditorScreen key={id} userId={id} />
    </>
  );
}
