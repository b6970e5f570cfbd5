import { MarkAttendance } from '@ministerio/ui/connected/mark-attendance';
import { MyAttendance } from '@ministerio/ui/connected/my-attendance';

/** /dashboard/user: card, own list and mark panel (decisions.md section 2). */
export default function MemberHomePage() {
  return (
    <>
      <MarkAttendance />
      <MyAttendance />
    </>
  );
}
