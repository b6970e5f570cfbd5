import { MarkAttendance } from '@ministerio/ui/features/mark-attendance';
import { YearWindow } from '@ministerio/ui/features/my-attendance';

/** /dashboard/user/profile: card and mark panel with the year's window. */
export default function MemberProfilePage() {
  return (
    <>
      <MarkAttendance />
      <YearWindow listHref="/dashboard/user/userAsistencia" />
    </>
  );
}
