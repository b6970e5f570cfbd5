import { MyMinistry } from '@ministerio/screens/my-ministry';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useMinistryInAddress } from './use-ministry-in-address.ts';

/** /dashboard/user/ministerio */
export default function MinistryPage() {
  return (
    <>
      <ScreenTitle>Mi ministerio</ScreenTitle>
      <MyMinistry {...useMinistryInAddress()} />
    </>
  );
}
