import { ministriesOfMinors, setMinistryOfMinors } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import { emptyLog } from '../../db/empty-log.ts';
import {
  eraseOfMinors,
  idsOfMinors,
  lockMembers,
  lockMinistry,
  minorsAmong,
  setOfMinors,
} from '../../db/repositories/minors.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { endMinority } from './end-minority.ts';

/** GET /category/menores, PUT /category/{id}/menores (R43, R44); the same mark twice changes nothing. */
export function ministriesOfMinorsRoutes(app: FastifyInstance, context: Context): void {
  const { store, content, clock } = context;
  route(app, ministriesOfMinors, {
    handle: async () => ({ ministerios: [...(await idsOfMinors(store))] }),
  });
  route(app, setMinistryOfMinors, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id }, body: { deMenores }, account, request }) {
      const year = await churchYear(content, clock());
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const ministry = await lockMinistry(transaction, id);
        if (ministry === null) throw new Problem('category_not_found');
        if (ministry.isOfMinors === deMenores) return;
        const members = await lockMembers(transaction, id);
        const before = await minorsAmong(transaction, members, year);
        await setOfMinors(transaction, id, deMenores);
        await audit({
          action: deMenores ? 'category_of_minors' : 'category_not_of_minors',
          entity: 'category',
          entityId: id,
          after: { ministerio: ministry.name },
        });
        if (deMenores) await eraseOfMinors(transaction, members, year, nowMs);
        else await endMinority(transaction, audit, [...before], year, { account, request, nowMs });
      });
      await emptyLog(store);
      return { message: deMenores ? 'El ministerio es de menores.' : 'El ministerio ya no es de menores.' };
    },
  });
}
