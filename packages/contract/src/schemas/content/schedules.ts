import { z } from 'zod';
import { parseDate } from '../../domain/calendar/calendar-date.ts';
import { SCHEDULE_SECTIONS, type ScheduleSection } from '../../domain/content/schedule-sections.ts';
import { idInBody } from '../common.ts';
import { line } from '../text.ts';

/** Id of a meeting or an activity: part of calendar addresses. */
export const contentId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(40);

const time = z
  .string({ error: 'Escribe la hora' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora, como 19:00');

/** A day, `YYYY-MM-DD`. */
export const contentDate = z
  .string({ error: 'Elige la fecha' })
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null, 'Elige la fecha');

/** Every list of schedules. */
export const scheduleSections = Object.keys(SCHEDULE_SECTIONS) as [ScheduleSection, ...ScheduleSection[]];

const schedule = z.strictObject({
  /** Made by the server where it is missing (R60). */
  id: contentId.optional(),
  titulo: line('Escribe el nombre de la reunión', 60),
  /** Sunday 0 to Saturday 6; empty where only the hour is known. */
  dias: z
    .array(z.int().min(0).max(6))
    .max(7)
    .transform((days) => [...new Set(days)].sort())
    .pipe(z.array(z.int())),
  inicio: time,
  /** When it is not after `inicio`, the meeting ends on the following day. */
  fin: time,
  lugar: line('Escribe el lugar', 60).nullable(),
  /** Id of the ministry that meets. */
  ministerio: idInBody.nullable(),
  soloMiembros: z.boolean(),
  seccion: z.enum(scheduleSections).default('reuniones'),
});

const hasUniqueIds = (entries: readonly { readonly id?: string | undefined }[]) => {
  const ids = entries.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

/** The document `horarios`, in the order of the pages. */
export const schedules = z
  .array(schedule)
  .max(40, 'Caben 40 reuniones')
  .refine(hasUniqueIds, 'Dos reuniones tienen el mismo id')
  .meta({ id: 'Horarios' });

const exception = z
  .strictObject({
    /** Id of a schedule. */
    reunion: contentId,
    fecha: contentDate,
    tipo: z.enum(['suspendida', 'movida']),
    /** New hours where it is `movida`, else null. */
    inicio: time.nullable(),
    fin: time.nullable(),
    lugar: line('Escribe el lugar', 60).nullable(),
    motivo: line('Escribe el motivo', 120).nullable(),
  })
  .refine(({ tipo, inicio, fin }) => (tipo === 'movida') === (inicio !== null && fin !== null), {
    path: ['inicio'],
    message: 'Escribe la nueva hora',
  });

/** The document `excepciones`: single dates on which a meeting is suspended or moved. */
export const scheduleExceptions = z
  .array(exception)
  .max(100, 'Caben 100 fechas')
  .refine(
    (entries) => new Set(entries.map(({ reunion, fecha }) => `${reunion} ${fecha}`)).size === entries.length,
    'Esa reunión ya tiene un cambio ese día',
  )
  .meta({ id: 'Excepciones' });

/** Pictures of the church's window, by part and colours of the glass. */
const DRAWN_PICTURES = ['sunrise', 'center', 'corner', 'arc', 'rim', 'petals'] as const;
const GLASS = ['vitral', 'fuego', 'rio', 'aurora'] as const;

/** A card of the activities (spec section 3, its field names). */
const activity = z.strictObject({
  /** Made by the server where it is missing (R60). */
  id: contentId.optional(),
  titulo: line('Escribe el título', 60),
  fecha: line('Escribe cuándo es', 60),
  descripcion: line('Escribe de qué se trata', 200),
  horario: line('Escribe la hora', 60),
  lugar: line('Escribe el lugar', 60),
  /** The drawn picture, shown where there is no photo. */
  imagen: z.strictObject({ recorte: z.enum(DRAWN_PICTURES), vidrio: z.enum(GLASS) }),
  /** For calendars and search engines: weekly with a meeting, on whole days, or by days from Easter Sunday. */
  cuando: z
    .union([
      z.strictObject({ reunion: contentId }),
      z
        .strictObject({ desde: contentDate, hasta: contentDate })
        .refine(({ desde, hasta }) => desde <= hasta, {
          path: ['hasta'],
          message: 'Termina antes de empezar',
        }),
      z
        .strictObject({ desdePascua: z.tuple([z.int().min(-180).max(180), z.int().min(-180).max(180)]) })
        .refine(({ desdePascua: [first, last] }) => first <= last, {
          path: ['desdePascua'],
          message: 'Termina antes de empezar',
        }),
    ])
    .nullable(),
});

/** The document `actividades`, in the order of the pages. */
export const siteActivities = z
  .array(activity)
  .max(12, 'Caben 12 actividades')
  .refine(hasUniqueIds, 'Dos actividades tienen el mismo id')
  .meta({ id: 'Actividades' });
