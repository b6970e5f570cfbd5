import { MarkAttendance } from '@ministerio/ui/features/mark-attendance';
import { MyAttendance } from '@ministerio/ui/features/my-attendance';

/** /dashboard/user: card, own list and mark panel (decisions section 2). */
export default function MemberHomePage() {
  return (
    <>
      <MarkAttendance />
      <MyAttendance />
    </>
  );
}
