import { allStepsDone, hideFirstSteps, readFirstSteps } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findSteps, hideSteps, noteSteps, type StepsNote } from '../../db/repositories/first-steps.ts';
import { readSetting } from '../../db/repositories/settings.ts';
import { readDemoRows } from '../../demo/remove.ts';
import { route } from '../../http/route.ts';

/** GET and DELETE /primeros-pasos; hiding twice changes nothing. */
export function firstStepsRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, readFirstSteps, {
    async handle() {
      // The sample's people and ministries are nobody's first steps.
      const steps = await findSteps(store, await readDemoRows(store));
      const seen = await readSetting(store, 'first_steps');
      const { visibles, note } = showSteps(seen, allStepsDone({ visibles: true, ...steps }));
      if (note !== seen) await noteSteps(store, seen, note, clock());
      return { visibles, ...steps };
    },
  });
  route(app, hideFirstSteps, {
    async handle() {
      await hideSteps(store, clock());
      return { message: 'Los pasos ya no se muestran.' };
    },
  });
}

/**
 * Whether the steps are shown, and what is noted then. A church that had done all of them before they were ever shown
 * needs none; one that has done all of them sees that until it hides them, and never a step again.
 */
function showSteps(seen: string | null, done: boolean): { visibles: boolean; note: StepsNote } {
  if (seen === 'hidden' || (seen === null && done)) return { visibles: false, note: 'hidden' };
  if (done) return { visibles: true, note: 'done' };
  return seen === 'done' ? { visibles: false, note: 'done' } : { visibles: true, note: 'shown' };
}
