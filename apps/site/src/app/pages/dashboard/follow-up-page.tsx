import { FollowUpScreen } from '@ministerio/screens/follow-up';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useListInAddress } from '../use-list-in-address.ts';

/** /dashboard/seguimiento */
export default function FollowUpPage() {
  return (
    <>
      <ScreenTitle>Seguimiento</ScreenTitle>
      <FollowUpScreen {...useListInAddress()} />
    </>
  );
}
