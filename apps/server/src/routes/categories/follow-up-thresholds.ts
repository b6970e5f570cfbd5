import { followUpThresholds, setFollowUpThreshold } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { readThresholds, setThreshold } from '../../db/repositories/categories.ts';
import { lockMinistry } from '../../db/repositories/minors.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /category/seguimiento, PUT /category/{id}/seguimiento. */
export function followUpThresholdRoutes(app: FastifyInstance, context: Context): void {
  route(app, followUpThresholds, {
    handle: async () => ({ ministerios: await readThresholds(context.store) }),
  });
  route(app, setFollowUpThreshold, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id }, body: { faltas }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        const ministry = await lockMinistry(transaction, id);
        const { name } = orNotFound(ministry, 'category_not_found');
        await setThreshold(transaction, id, faltas);
        await audit({
          action: 'category_follow_up',
          entity: 'category',
          entityId: id,
          after: { ministerio: name, faltas },
        });
      });
      return {
        message: `El seguimiento avisa después de ${faltas === 1 ? 'una falta' : `${faltas} faltas`}.`,
      };
    },
  });
}
