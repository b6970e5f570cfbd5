export { type Activity, type ActivityWhen, activities, shareLink } from './activities.ts';
export {
  activityCalendarPath,
  CALENDAR_PATH,
  meetingCalendarPath,
  ministryCalendarPath,
} from './calendar-paths.ts';
export { church } from './church.config.ts';
export type {
  ChurchSettings,
  ContactSettings,
  GeoPoint,
  SocialSettings,
  StreetPlan,
} from './church-settings.ts';
export { directions } from './directions.ts';
export { type FaqEntry, type FaqQuestion, faq, faqFor, faqQuestions } from './faq.ts';
export { home, type OldPicture } from './home.ts';
export { meetingsPage } from './meetings-page.ts';
export { type MenuEntry, type MenuSection, menu } from './menu.ts';
export { type ContentSection, ministries } from './ministries.ts';
export { missingSettings } from './missing-settings.ts';
export { pageIntros } from './page-intros.ts';
export { type Palette, type PaletteColor, palette } from './palette.ts';
export type { Picture, RosetteCrop, RosetteGlass } from './picture.ts';
export { type PrivacySection, privacy } from './privacy.ts';
export { type ChurchContact, sampleContact, withSampleContact } from './sample-contact.ts';
export {
  lifeSchoolGroups,
  type Meeting,
  meetingsPageSchedules,
  officeHours,
  openMeetings,
  schedules,
  schedulesOfMinistry,
  seminaryOffice,
  sundayServices,
  type UnscheduledGroup,
} from './schedules.ts';
export { type PageName, type PagePreview, type PageSeo, previews, seo } from './seo.ts';
export { type SocialLink, socialLinks } from './social-links.ts';
export { studies } from './studies.ts';
export { chatLink, type SupportWay, supportGreeting, supportWay, visitorGreeting } from './support.ts';
