/** /dashboard/user/profile: a module of its own, so that its document can name its script. */
export { MarkAttendance as default } from '@ministerio/ui/features/mark-attendance';
