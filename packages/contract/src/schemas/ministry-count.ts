import * as z from 'zod/mini';

/** A ministry's attendance in numbers. */
export const ministryCount = z.object({
  /** null for people without a ministry. */
  id: z.nullable(z.int()),
  nombre: z.string(),
  asistencias: z.int(),
  /** Sum of the aportes that are an amount, in cents. */
  centavos: z.int(),
  /** Aportes that are a text and no amount. */
  sinMonto: z.int(),
});
