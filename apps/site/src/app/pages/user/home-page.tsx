import { MarkAttendance } from '@ministerio/screens/mark-attendance';
import { MyAttendance, YearWindow } from '@ministerio/screens/my-attendance';
import { OwnPhoneOffer } from '@ministerio/screens/own-phone';
import { Stack } from '@ministerio/ui/primitives/stack';

/** /dashboard/user: card, mark panel and own list (decisions section 2), then the year's window. */
export default function MemberHomePage() {
  return (
    <>
      <MarkAttendance />
      <MyAttendance />
      <Stack gap={6}>
        <YearWindow />
        <OwnPhoneOffer />
      </Stack>
    </>
  );
}

/** /dashboard/user/profile: card and mark panel with the year's window. */
export function MemberProfilePage() {
  return (
    <>
      <MarkAttendance />
      <Stack gap={6}>
        <YearWindow />
        <OwnPhoneOffer />
      </Stack>
    </>
  );
}
