import { MinistryFollowUp } from '@ministerio/screens/follow-up';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useListInAddress } from '../use-list-in-address.ts';
import { useMinistryInAddress } from './use-ministry-in-address.ts';

/** /dashboard/user/ministerio/seguimiento */
export default function MinistryFollowUpPage() {
  return (
    <>
      <ScreenTitle>Seguimiento de mi ministerio</ScreenTitle>
      <MinistryFollowUp {...useMinistryInAddress()} {...useListInAddress()} />
    </>
  );
}
