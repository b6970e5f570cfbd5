export {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  type AuditAction,
  type AuditEntity,
  auditActionLabel,
} from './access/audit-actions.ts';
export { safeReturnPath } from './access/return-path.ts';
export { isRole, landingPathFor, mayOpen, ROLES, type Role } from './access/roles.ts';
export { rememberedTheme, type Theme, themeCookie } from './access/theme-cookie.ts';
export { isExpired, readTokenClaims, type TokenClaims } from './access/token-claims.ts';
export {
  APORTE_MAX_LENGTH,
  type AporteTotal,
  formatAmount,
  normalizeAporte,
  parseAmountCents,
  sumAportes,
} from './attendance/aporte.ts';
export {
  REPORT_COLUMNS,
  type ReportRecord,
  reportRows,
  reportTitle,
} from './attendance/attendance-report.ts';
export { attendanceStreakWeeks, type MonthMark, monthMarks } from './attendance/attendance-stats.ts';
export {
  distanceMetres,
  EARTH_RADIUS_METRES,
  formatDistance,
  isWithin,
  type Position,
  parsePosition,
} from './attendance/distance.ts';
export { reportFileName } from './attendance/report-file-name.ts';
export {
  addDays,
  type CalendarDate,
  compareDates,
  DAY_MS,
  daysBetween,
  daysInMonth,
  formatDate,
  isSameDay,
  parseDate,
  weekdayName,
  weekdayOf,
} from './calendar/calendar-date.ts';
export { type ChurchClock, churchClock } from './calendar/church-clock.ts';
export { mondayOf, weeksMissed } from './calendar/church-week.ts';
export { type ClockTable, clockFromTable, clockTable } from './calendar/clock-table.ts';
export { formatTime, parseTime } from './calendar/clock-time.ts';
export { easterSunday } from './calendar/easter.ts';
export {
  type Calendar,
  type CalendarEvent,
  firstDayOn,
  type WeeklyTimes,
  type WholeDays,
  writeCalendar,
} from './calendar/ics-calendar.ts';
export { isLateDate, type LateDates, lateDates } from './calendar/late-date.ts';
export { formatMarkTime, type MarkTime } from './calendar/mark-time.ts';
export {
  describeNext,
  type Meeting,
  meetingsNow,
  type NextMeeting,
  nextMeeting,
} from './calendar/meetings.ts';
export { churchDayStart } from './calendar/zone-offsets.ts';
export { guessColumns, type ImportColumns, looksLikeTitles } from './import/import-columns.ts';
export {
  IMPORT_CHUNK_ROWS,
  IMPORT_FIELDS,
  IMPORT_LABELS,
  IMPORT_MAX_ROWS,
  type ImportField,
} from './import/import-fields.ts';
export { mailtoLink, whatsAppLink } from './people/contact-links.ts';
export { EMAIL_MAX_LENGTH, EMAIL_PATTERN, isEmail } from './people/email.ts';
export { type NumberRisk, numberRisks } from './people/number-risk.ts';
export { usernamesFromNames } from './people/usernames-from-names.ts';
export { findWhatsAppNumber } from './people/whatsapp-number.ts';
export { toCsv } from './text/csv.ts';
export {
  cleanLine,
  cleanMultiline,
  hasForbiddenCharacters,
  SERVER_MESSAGE_MAX_LENGTH,
  safeServerMessage,
} from './text/plain-text.ts';
export { sermonTitle } from './text/sermon-title.ts';
export { codigoKey, maskCodigo, searchKey, textKey } from './text/text-key.ts';
