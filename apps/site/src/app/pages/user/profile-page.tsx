import { MarkAttendance } from '@ministerio/ui/features/mark-attendance';
import { YearWindow } from '@ministerio/ui/features/my-attendance';
import { OwnPhoneOffer } from '@ministerio/ui/features/own-phone';
import { Stack } from '@ministerio/ui/primitives/stack';

/** /dashboard/user/profile: card and mark panel with the year's window. */
export default function MemberProfilePage() {
  return (
    <>
      <MarkAttendance />
      <Stack gap={6}>
        <YearWindow listHref="/dashboard/user/userAsistencia" />
        <OwnPhoneOffer listHref="/dashboard/user/datos" />
      </Stack>
    </>
  );
}
