import { defaultDocuments } from './documents.ts';
import { scheduleLists } from './schedules.ts';
import { siteContent } from './site-content.ts';

/** The content that came with the build, ready to render. */
export const defaultContent = siteContent(defaultDocuments);

export const {
  church,
  schedules,
  unscheduled,
  activities,
  faq,
  menu,
  home,
  ministries,
  meetingsPage,
  studies,
  pageIntros,
} = defaultContent;

/** The lists of the default schedules. */
export const { sundayServices, meetingsPageSchedules, officeHours, openMeetings } = scheduleLists(schedules);
