export {
  APORTE_MAX_LENGTH,
  type AporteTotal,
  formatAmount,
  normalizeAporte,
  parseAmountCents,
  sumAportes,
} from './aporte.ts';
export { REPORT_COLUMNS, type ReportRecord, reportRows, reportTitle } from './attendance-report.ts';
export { attendanceStreakWeeks, type MonthMark, monthMarks } from './attendance-stats.ts';
export {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  type AuditAction,
  type AuditEntity,
  auditActionLabel,
} from './audit-actions.ts';
export { addDays, daysBetween, daysInMonth, weekdayOf } from './calendar-arithmetic.ts';
export { type CalendarDate, compareDates, formatDate, isSameDay, parseDate } from './calendar-date.ts';
export { type ChurchClock, churchClock, churchDayStart } from './church-clock.ts';
export { mondayOf, weeksMissed } from './church-week.ts';
export { type ClockTable, clockFromTable, clockTable } from './clock-table.ts';
export { formatTime, parseTime } from './clock-time.ts';
export { mailtoLink, whatsAppLink } from './contact-links.ts';
export { toCsv } from './csv.ts';
export {
  distanceMetres,
  EARTH_RADIUS_METRES,
  formatDistance,
  isWithin,
  type Position,
  parsePosition,
} from './distance.ts';
export { easterSunday } from './easter.ts';
export { EMAIL_MAX_LENGTH, EMAIL_PATTERN, isEmail } from './email.ts';
export {
  type Calendar,
  type CalendarEvent,
  firstDayOn,
  type WeeklyTimes,
  type WholeDays,
  writeCalendar,
} from './ics-calendar.ts';
export { guessColumns, type ImportColumns, looksLikeTitles } from './import-columns.ts';
export {
  IMPORT_CHUNK_ROWS,
  IMPORT_FIELDS,
  IMPORT_LABELS,
  IMPORT_MAX_ROWS,
  type ImportField,
} from './import-fields.ts';
export { isLateDate, type LateDates, lateDates } from './late-date.ts';
export {
  LOGIN_THROTTLE,
  type LoginThrottlePolicy,
  type LoginThrottleState,
  nextFailure,
  waitMs,
} from './login-throttle.ts';
export { formatMarkTime, type MarkTime } from './mark-time.ts';
export { describeNext, type Meeting, meetingsNow, type NextMeeting, nextMeeting } from './meetings.ts';
export { type NumberRisk, numberRisks } from './number-risk.ts';
export {
  cleanLine,
  cleanMultiline,
  hasForbiddenCharacters,
  SERVER_MESSAGE_MAX_LENGTH,
  safeServerMessage,
} from './plain-text.ts';
export { reportFileName } from './report-file-name.ts';
export { safeReturnPath } from './return-path.ts';
export { isRole, landingPathFor, mayOpen, ROLES, type Role } from './roles.ts';
export { sermonTitle } from './sermon-title.ts';
export { codigoKey, maskCodigo, searchKey, textKey } from './text-key.ts';
export { rememberedTheme, type Theme, themeCookie } from './theme-cookie.ts';
export { isExpired, readTokenClaims, type TokenClaims } from './token-claims.ts';
export { usernamesFromNames } from './usernames-from-names.ts';
export { weekdayName } from './weekday-name.ts';
export { findWhatsAppNumber } from './whatsapp-number.ts';
