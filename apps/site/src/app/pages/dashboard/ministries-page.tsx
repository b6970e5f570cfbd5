import { MinistriesScreen } from '@ministerio/ui/features/ministries';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/category */
export default function MinistriesPage() {
  return (
    <>
      <ScreenTitle>Gestión de ministerios</ScreenTitle>
      <MinistriesScreen />
    </>
  );
}
