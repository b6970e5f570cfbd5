import { demoStatus, removeDemo as removeEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readDemoRows, removeDemo } from '../../demo/remove.ts';
import { auditOf } from '../../http/audit-of.ts';
import { route } from '../../http/route.ts';

/** GET and DELETE /datos-de-ejemplo; removing twice changes nothing. */
export function demoRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, demoStatus, {
    handle: async () => ({ presentes: (await readDemoRows(store)) !== null }),
  });
  route(app, removeEndpoint, {
    async handle({ account, request }) {
      await inTransaction(store, async (transaction) => {
        const rows = await readDemoRows(transaction);
        if (rows === null) return;
        const usuarios = await removeDemo(transaction, rows);
        await auditOf(
          request,
          account,
          clock(),
        )(transaction, {
          action: 'demo_removed',
          entity: 'demo',
          before: { usuarios },
        });
      });
      return { message: 'Datos de ejemplo eliminados.' };
    },
  });
}
