import type { RecordId } from '@ministerio/contract';

/** Every query key in one place, so that queries and invalidations agree. */
export const queryKeys = {
  users: ['users'],
  user: (id: RecordId) => ['users', String(id)],
  unconfirmed: ['users', 'unconfirmed'],
  userCategories: (id: RecordId) => ['users', String(id), 'categories'],
  categories: ['categories'],
  members: (categoryId: RecordId) => ['categories', String(categoryId), 'members'],
  attendance: ['attendance'],
  attendanceLists: ['attendance', 'list'],
  attendanceOf: (choice: RecordId, date: string) => ['attendance', 'list', String(choice), date],
  attendanceDays: ['attendance', 'days'],
  dayCounts: (date: string) => ['attendance', 'day-counts', date],
  rangeCounts: (from: string, to: string) => ['attendance', 'range-counts', from, to],
  // Reloads with the attendance, whose sums it has.
  closings: ['attendance', 'closings'],
  myAttendance: ['my-attendance'],
  visitors: ['visitors'],
  messages: ['messages'],
  unreadMessages: ['messages', 'unread'],
  statistics: ['attendance', 'statistics'],
  // Reloads with the attendance, also after somebody was made in the panel.
  firstSteps: ['attendance', 'first-steps'],
  notices: ['notices'],
  factors: ['second-factors'],
  confirmationChallenge: ['confirmation-challenge'],
  audit: ['audit'],
  auditChain: ['audit', 'chain'],
  deletionRequests: ['deletion-requests'],
  ownDeletion: ['own-deletion'],
  demo: ['demo'],
  ownPhones: ['own-phones'],
  ownServer: ['own-server'],
  // Reloads with the people whose numbers they are.
  doorNumbers: ['users', 'door-numbers'],
  doorPhones: ['door-phones'],
  content: ['content'],
  contentVersions: ['content-versions'],
  contentVersionsOf: (key: string) => ['content-versions', key],
  preview: ['content-preview'],
} as const;
