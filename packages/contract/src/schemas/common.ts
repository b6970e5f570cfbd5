import { z } from 'zod';
import { parseDate } from '../domain/calendar/calendar-date.ts';
import { statusOnly } from '../endpoint.ts';

const MAX_ID = 2_147_483_647;

/** A record's id in a path: 1 to 2147483647 (R24). The client sends ids of other backends unchanged. */
export const idInPath = z.coerce.number().int().min(1).max(MAX_ID);

/** A record's id in a body. */
export const idInBody = z.int().min(1).max(MAX_ID);

/** Params of a call for one record. */
export const idParams = z.object({ id: idInPath });

/** An answer with only a Spanish message. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'Hecho' });

/** A call that only confirms: our server answers a message, the client reads no more than the status. */
export const confirmation = { answer: messageAnswer, read: statusOnly };

/** Query of a paginated list. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100_000).optional(),
  offset: z.coerce.number().int().min(0).max(100_000_000).optional(),
};

/** A day in a query, `YYYY-MM-DD`. */
export const dateQuery = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null, 'Fecha inválida');
