import { MyAttendance } from '@ministerio/ui/features/my-attendance';

/** /dashboard/user/userAsistencia: card and own list. */
export default function MemberAttendancePage() {
  return <MyAttendance />;
}
