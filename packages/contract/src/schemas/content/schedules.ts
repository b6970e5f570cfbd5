import * as z from 'zod/mini';
import { parseDate } from '../../domain/calendar/calendar-date.ts';
import { ENDS_BEFORE } from '../../domain/content/meeting-hours.ts';
import { SCHEDULE_SECTIONS, type ScheduleSection } from '../../domain/content/schedule-sections.ts';
import { idInBody } from '../common.ts';
import { line } from '../text.ts';

const ID_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Id of a meeting or an activity: part of calendar addresses. */
export const contentId = z.string().check(z.regex(ID_FORM), z.maxLength(40));

/** Id of a chosen meeting. */
const meetingId = z
  .string({ error: 'Elige la reunión' })
  .check(z.minLength(1, 'Elige la reunión'), z.regex(ID_FORM), z.maxLength(40));

const time = z
  .string({ error: 'Escribe la hora' })
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora, como 19:00'));

/** A day, `YYYY-MM-DD`. */
export const contentDate = z
  .string({ error: 'Elige la fecha' })
  .check(z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null, 'Elige la fecha'));

/** Every list of schedules. */
export const scheduleSections = Object.keys(SCHEDULE_SECTIONS) as [ScheduleSection, ...ScheduleSection[]];

const schedule = z.strictObject({
  /** Made by the server where it is missing (R60). */
  id: z.optional(contentId),
  titulo: line('Escribe el nombre de la reunión', 60),
  /** Sunday 0 to Saturday 6; empty where only the hour is known. */
  dias: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(
    z.maxLength(7),
    z.overwrite((days) => [...new Set(days)].sort()),
  ),
  inicio: time,
  /** When it is not after `inicio`, the meeting ends on the following day. */
  fin: time,
  lugar: z.nullable(line('Escribe el lugar', 60)),
  /** Id of the ministry that meets. */
  ministerio: z.nullable(idInBody),
  soloMiembros: z.boolean(),
  seccion: z._default(z.enum(scheduleSections), 'reuniones'),
});

/** Whether no two entries of a document have the same id. */
export const hasUniqueIds = (entries: readonly { readonly id?: string | undefined }[]) => {
  const ids = entries.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

/** The document `horarios`, in the order of the pages. */
export const schedules = z
  .array(schedule)
  .check(z.maxLength(40, 'Caben 40 reuniones'), z.refine(hasUniqueIds, 'Dos reuniones tienen el mismo id'));

const NEW_HOUR = 'Escribe la nueva hora';

const exception = z
  .strictObject({
    reunion: meetingId,
    fecha: contentDate,
    tipo: z.enum(['suspendida', 'movida'], { error: 'Elige qué pasa ese día' }),
    /** New hours where it is `movida`, else null. */
    inicio: z.nullable(time),
    fin: z.nullable(time),
    lugar: z.nullable(line('Escribe el lugar', 60)),
    motivo: z.nullable(line('Escribe el motivo', 120)),
  })
  .check(
    ...(['inicio', 'fin'] as const).map((hour) =>
      z.refine<Record<'tipo' | typeof hour, unknown>>(
        ({ tipo, [hour]: time }) => tipo !== 'movida' || time !== null,
        { path: [hour], message: NEW_HOUR },
      ),
    ),
    // One hour alone is left over: a stricter rule would leave published documents unreadable.
    z.refine(({ tipo, inicio, fin }) => tipo === 'movida' || inicio === null || fin === null, {
      path: ['inicio'],
      message: NEW_HOUR,
    }),
  );

/** The document `excepciones`: single dates on which a meeting is suspended or moved. */
export const scheduleExceptions = z
  .array(exception)
  .check(z.maxLength(100, 'Caben 100 fechas'), ({ value, issues }) => {
    const days = value.map(({ reunion, fecha }) => `${reunion} ${fecha}`);
    for (const [index, day] of days.entries()) {
      // The newest is the first.
      if (!days.includes(day, index + 1)) continue;
      const message = 'Esa reunión ya tiene un cambio ese día';
      issues.push({ code: 'custom', path: [index, 'fecha'], message, input: value });
    }
  });

/** Pictures of the church's window, by part and colours of the glass. */
const DRAWN_PICTURES = ['sunrise', 'center', 'corner', 'arc', 'rim', 'petals'] as const;
const GLASS = ['vitral', 'fuego', 'rio', 'aurora'] as const;

const EASTER_DAYS = 'Escribe cada día con un número de -180 a 180';
const easterDay = z.int(EASTER_DAYS).check(z.minimum(-180), z.maximum(180));

/** Days of an activity for calendars and search engines: weekly with a meeting, whole days, or days from Easter Sunday. */
export const activityWhen = z.union(
  [
    z.strictObject({ reunion: meetingId }),
    z
      .strictObject({ desde: contentDate, hasta: contentDate })
      .check(z.refine(({ desde, hasta }) => desde <= hasta, { path: ['hasta'], message: ENDS_BEFORE })),
    z.strictObject({ desdePascua: z.tuple([easterDay, easterDay]) }).check(
      z.refine(({ desdePascua: [first, last] }) => first <= last, {
        path: ['desdePascua', 1],
        message: ENDS_BEFORE,
      }),
    ),
  ],
  EASTER_DAYS,
);

/** A card of the activities (spec section 3, its field names). */
const activity = z.strictObject({
  /** Made by the server where it is missing (R60). */
  id: z.optional(contentId),
  titulo: line('Escribe el título', 60),
  fecha: line('Escribe cuándo es', 60),
  descripcion: line('Escribe de qué se trata', 200),
  horario: line('Escribe la hora', 60),
  lugar: line('Escribe el lugar', 60),
  /** The drawn picture, shown where there is no photo. */
  imagen: z.strictObject({ recorte: z.enum(DRAWN_PICTURES), vidrio: z.enum(GLASS) }),
  cuando: z.nullable(activityWhen),
});

/** The document `actividades`, in the order of the pages. */
export const siteActivities = z
  .array(activity)
  .check(
    z.maxLength(12, 'Caben 12 actividades'),
    z.refine(hasUniqueIds, 'Dos actividades tienen el mismo id'),
  );
