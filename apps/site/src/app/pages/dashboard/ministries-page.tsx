import { MinistriesScreen } from '@ministerio/ui/connected/ministries';
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
