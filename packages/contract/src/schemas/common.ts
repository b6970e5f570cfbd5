import * as z from 'zod/mini';
import { parseDate } from '../domain/calendar/calendar-date.ts';
import { isDateRange, RANGE_MAX_DAYS } from '../domain/calendar/date-range.ts';
import { statusOnly } from '../endpoint.ts';

const MAX_ID = 2_147_483_647;

/** The keys of labels, for `z.enum`. */
export const namesOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.keys(labels) as [Name, ...Name[]];

/** A record's id in a path: 1 to 2147483647 (R24). The client sends ids of other backends unchanged. */
export const idInPath = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_ID));

/** A record's id in a body. */
export const idInBody = z.int().check(z.minimum(1), z.maximum(MAX_ID));

/** Params of a call for one record. */
export const idParams = z.object({ id: idInPath });

/** An answer with only a Spanish message. */
export const messageAnswer = z.object({ message: z.string() });

/** A call that only confirms: our server answers a message, the client reads no more than the status. */
export const confirmation = { answer: messageAnswer, read: statusOnly };

/** Query of a paginated list. */
export const pageQuery = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000_000))),
};

/** A day in a query, `YYYY-MM-DD`. */
export const dateQuery = z
  .string()
  .check(z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null, 'Fecha inválida'));

const NOT_A_RANGE = `Escribe desde y hasta, en orden y de hasta ${RANGE_MAX_DAYS} días`;

/** Whether `desde` and `hasta` are both given and a range, or neither is. */
function isRangeOrNone({ desde, hasta }: { desde?: string | undefined; hasta?: string | undefined }) {
  if (desde === undefined || hasta === undefined) return desde === hasta;
  return isDateRange({ from: desde, to: hasta });
}

/** Query of a list of marks: one day (`fecha`), a range of days (`desde`, `hasta`), or all of them. */
export const daysQuery = {
  fecha: z.optional(dateQuery),
  desde: z.optional(dateQuery),
  hasta: z.optional(dateQuery),
};

/** Refuses a range that is none, and a day together with a range. */
export function refineDays<
  Query extends z.ZodMiniType<{
    fecha?: string | undefined;
    desde?: string | undefined;
    hasta?: string | undefined;
  }>,
>(query: Query): Query {
  return query.check(
    z.refine(isRangeOrNone, { path: ['hasta'], error: NOT_A_RANGE }),
    z.refine(({ fecha, desde }) => fecha === undefined || desde === undefined, {
      path: ['fecha'],
      error: 'Elige un día o un rango, no ambos',
    }),
  );
}

/** A range of days in a query, both ends included. */
export const rangeQuery = z
  .object({ desde: dateQuery, hasta: dateQuery })
  .check(z.refine(isRangeOrNone, { path: ['hasta'], error: NOT_A_RANGE }));
