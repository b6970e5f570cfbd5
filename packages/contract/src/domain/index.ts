export * from './access/audit-actions.ts';
export * from './access/audit-chain.ts';
export * from './access/password-rules.ts';
export * from './access/return-path.ts';
export * from './access/roles.ts';
export * from './access/theme-cookie.ts';
export * from './access/token-claims.ts';
export * from './attendance/aporte.ts';
export * from './attendance/attendance-report.ts';
export * from './attendance/attendance-stats.ts';
export * from './attendance/closing-rules.ts';
export * from './attendance/distance.ts';
export * from './attendance/missed-meetings.ts';
export * from './attendance/range-summary.ts';
export * from './attendance/report-file-name.ts';
export * from './attendance/year-window.ts';
export * from './calendar/calendar-date.ts';
export * from './calendar/church-clock.ts';
export * from './calendar/church-week.ts';
export * from './calendar/clock-table.ts';
export * from './calendar/clock-time.ts';
export * from './calendar/date-range.ts';
export * from './calendar/day-words.ts';
export * from './calendar/easter.ts';
export * from './calendar/ics-calendar.ts';
export * from './calendar/late-date.ts';
export * from './calendar/mark-time.ts';
export * from './calendar/meetings.ts';
export * from './calendar/moment-words.ts';
export * from './calendar/next-dates.ts';
export * from './calendar/weekday-words.ts';
export { churchDayStart, churchInstant } from './calendar/zone-offsets.ts';
export * from './content/emblems.ts';
export * from './content/meeting-hours.ts';
export * from './content/schedule-sections.ts';
export * from './content/site-photos.ts';
export * from './door/door-rules.ts';
export * from './door/visit-rules.ts';
export {
  bringsConsent,
  CONSENT_FAULT,
  CONSENT_FIELDS,
  type ConsentField,
  consentWayOf,
} from './import/consent-columns.ts';
export * from './import/detail-faults.ts';
export { KINSHIP_FAULT, kinshipOf, kinshipOfTitle } from './import/guardian-columns.ts';
export * from './import/import-columns.ts';
export * from './people/contact-links.ts';
export * from './people/door-query.ts';
export * from './people/email.ts';
export * from './people/ficha-words.ts';
export * from './people/follow-up-words.ts';
export * from './people/full-name.ts';
export * from './people/minors.ts';
export * from './people/number-risk.ts';
export * from './people/phone-number.ts';
export * from './people/usernames-from-names.ts';
export * from './people/whatsapp-number.ts';
export * from './text/capitalize.ts';
export * from './text/csv.ts';
export * from './text/format-degrees.ts';
export * from './text/list-words.ts';
export * from './text/loose-values.ts';
export * from './text/plain-text.ts';
export * from './text/spanish-number.ts';
export * from './text/text-key.ts';
