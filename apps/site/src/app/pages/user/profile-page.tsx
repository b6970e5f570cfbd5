import { MarkAttendance } from '@ministerio/ui/features/mark-attendance';

/** /dashboard/user/profile: card and mark panel. */
export default function MemberProfilePage() {
  return <MarkAttendance />;
}
