import { MyData } from '@ministerio/ui/features/my-data';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/user/datos: the own data as a file, and asking to be deleted. */
export default function MyDataPage() {
  return (
    <>
      <ScreenTitle>Mis datos</ScreenTitle>
      <MyData passwordHref="/dashboard/user/clave" />
    </>
  );
}
