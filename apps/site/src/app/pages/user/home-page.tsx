import { MarkAttendance } from '@ministerio/ui/features/mark-attendance';
import { MyAttendance, YearWindow } from '@ministerio/ui/features/my-attendance';
import { Stack } from '@ministerio/ui/primitives/stack';

/** /dashboard/user: card, mark panel with the year's window, and own list (decisions section 2). */
export default function MemberHomePage() {
  return (
    <>
      <Stack gap={6}>
        <MarkAttendance />
        <YearWindow listHref="/dashboard/user/userAsistencia" />
      </Stack>
      <MyAttendance />
    </>
  );
}

/** /dashboard/user/profile: card and mark panel with the year's window. */
export function MemberProfilePage() {
  return (
    <>
      <MarkAttendance />
      <YearWindow listHref="/dashboard/user/userAsistencia" />
    </>
  );
}
