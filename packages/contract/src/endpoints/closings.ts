import * as z from 'zod/mini';
import { CLOSING_TEXT_MAX } from '../domain/attendance/closing-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../schemas/common.ts';
import { ministryCount } from '../schemas/ministry-count.ts';
import { line } from '../schemas/text.ts';
import { typedWitness } from '../schemas/user.ts';

const MOST_CENTS = 1_000_000_000_000;

const month = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Mes inválido'));

/** How many of a note or a coin were counted. */
const pile = z.object({
  /** Worth of one, in cents. */
  valor: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  cantidad: z.int().check(z.minimum(1), z.maximum(100_000)),
});

const adjustment = z.object({
  id: z.int(),
  /** The day of the mark that was corrected, YYYY-MM-DD; null for one of the whole month. */
  fecha: z.nullable(z.string()),
  /** Cents that the month has more, or less where it is negative. */
  centavos: z.int(),
  motivo: z.string(),
  /** Username of the author; null for a deleted account. */
  por: z.nullable(z.string()),
  /** ISO 8601 instant in UTC. */
  cuando: z.string(),
});

const monthNumbers = {
  /** `2026-11` */
  mes: z.string(),
  asistencias: z.int(),
  /** Sum of the aportes that are an amount, in cents; each mark once. */
  registrado: z.int(),
  /** Aportes that are a text and no amount. */
  sinMonto: z.int(),
  /** By name; a mark counts in every ministry of its person, so that they may add up to more. */
  ministerios: z.array(ministryCount),
};

const closing = z.object({
  id: z.int(),
  ...monthNumbers,
  /** Counted cents. */
  contado: z.int(),
  conteo: z.array(pile),
  nota: z.nullable(z.string()),
  /** Full name of who closed it; null for a deleted account. */
  por: z.nullable(z.string()),
  /** Full name of the second person, who typed their own password; null for none and for a deleted account (R68). */
  testigo: z.nullable(z.string()),
  /** Whether there was a second person. */
  dosPersonas: z.boolean(),
  /** The church's sign before amounts, of that day. */
  moneda: z.string(),
  /** ISO 8601 instant in UTC. */
  cerrado: z.string(),
  /** Oldest first. */
  ajustes: z.array(adjustment),
});

/** A closed month. Its figures never change; what is corrected later is an adjustment. */
export type Closing = z.output<typeof closing>;

const openMonth = z.object(monthNumbers);

/** A month that is over, with marks, and not closed. */
export type OpenMonth = z.output<typeof openMonth>;

/** Closed months, newest first, and those of the last year that could be closed. */
export const listClosings = defineEndpoint({
  name: 'listClosings',
  method: 'GET',
  path: '/cierres',
  access: 'ADMIN',
  summary: 'Meses cerrados, y los que faltan cerrar',
  answer: z.object({ cierres: z.array(closing), abiertos: z.array(openMonth) }),
});

/**
 * Closes a month for good (R68), with a confirmation (R47). 409 `month_not_over`, `month_already_closed`; `month_changed`
 * where `registrado` is not what is recorded now, or nothing is.
 */
export const closeMonth = defineEndpoint({
  name: 'closeMonth',
  method: 'POST',
  path: '/cierres',
  access: 'ADMIN',
  summary: 'Cierra un mes',
  body: z.object({
    mes: month,
    /** Recorded cents that the person saw. */
    registrado: z.int().check(z.minimum(0), z.maximum(MOST_CENTS)),
    conteo: z.array(pile).check(z.maxLength(40)),
    nota: z.optional(line('Escribe la nota', CLOSING_TEXT_MAX)),
    /** The second person, who types their own password. */
    testigo: z.optional(typedWitness),
  }),
  answer: closing,
});

/** Corrects a closed month as a whole, with a confirmation. 404 `closing_not_found`. */
export const adjustClosing = defineEndpoint({
  name: 'adjustClosing',
  method: 'POST',
  path: '/cierres/:id/ajustes',
  access: 'ADMIN',
  summary: 'Agrega un ajuste a un mes cerrado',
  params: idParams,
  body: z.object({
    centavos: z.int().check(
      z.minimum(-MOST_CENTS),
      z.maximum(MOST_CENTS),
      z.refine((cents) => cents !== 0, 'Escribe un monto'),
    ),
    motivo: line('Escribe el motivo', CLOSING_TEXT_MAX),
  }),
  answer: closing,
});
