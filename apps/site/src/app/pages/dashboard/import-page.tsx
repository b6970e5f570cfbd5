import { ImportMembersScreen } from '@ministerio/ui/features/import-members';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/importar */
export default function ImportPage() {
  return (
    <>
      <ScreenTitle>Importar miembros</ScreenTitle>
      <ImportMembersScreen />
    </>
  );
}
