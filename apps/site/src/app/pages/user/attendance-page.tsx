import { MyAttendance } from '@ministerio/screens/my-attendance';

/** /dashboard/user/userAsistencia: card and own list. */
export default function MemberAttendancePage() {
  return <MyAttendance />;
}
