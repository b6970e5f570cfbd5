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
  myAttendance: ['my-attendance'],
  messages: ['messages'],
  unreadMessages: ['messages', 'unread'],
  statistics: ['attendance', 'statistics'],
  notices: ['notices'],
  audit: ['audit'],
  deletionRequests: ['deletion-requests'],
  ownDeletion: ['own-deletion'],
  demo: ['demo'],
  ownServer: ['own-server'],
} as const;
