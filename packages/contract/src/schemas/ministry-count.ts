import { z } from 'zod';

/** A ministry's attendance in numbers. */
export const ministryCount = z
  .object({
    /** null for people without a ministry. */
    id: z.int().nullable(),
    nombre: z.string(),
    asistencias: z.int(),
    /** Sum of the aportes that are an amount, in cents. */
    centavos: z.int(),
    /** Aportes that are a text and no amount. */
    sinMonto: z.int(),
  })
  .meta({ id: 'ConteoDeMinisterio' });
