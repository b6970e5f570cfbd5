import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation } from '../schemas/common.ts';

/** How far a new church is: what its four first steps leave behind. */
export const firstStepsAnswer = z.object({
  /** Whether the panel shows the steps, until they are hidden. Sample data is not counted as any of them. */
  visibles: z.boolean(),
  /** Name of the ministry that was made first; null for none. */
  ministerio: z.nullable(z.string()),
  /** Number of members. */
  personas: z.int().check(z.minimum(0)),
  /** 1 where somebody has been marked, else 0: marks are not counted. */
  marcas: z.int().check(z.minimum(0)),
  /** Whether an administrator has published `datos`; sample versions do not count. */
  sitio: z.boolean(),
});

/** How far a new church is. */
export type FirstSteps = z.output<typeof firstStepsAnswer>;

/** Whether all four steps are done. */
export function allStepsDone({ ministerio, personas, marcas, sitio }: FirstSteps): boolean {
  return ministerio !== null && personas > 0 && marcas > 0 && sitio;
}

/** The four steps of the first day on the panel's home. */
export const readFirstSteps = defineEndpoint({
  name: 'readFirstSteps',
  method: 'GET',
  path: '/primeros-pasos',
  access: 'ADMIN',
  summary: 'Los cuatro pasos del primer día',
  answer: firstStepsAnswer,
});

/** Hides the steps for every administrator, for good. */
export const hideFirstSteps = defineEndpoint({
  name: 'hideFirstSteps',
  method: 'DELETE',
  path: '/primeros-pasos',
  access: 'ADMIN',
  summary: 'Oculta los pasos del primer día',
  ...confirmation,
});
