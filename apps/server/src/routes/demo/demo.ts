import { demoStatus, removeDemo as removeEndpoint } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { removeSampleContent } from '../../content/remove-sample.ts';
import type { Context } from '../../context.ts';
import { readDemoRows, removeDemo } from '../../demo/remove.ts';
import { route } from '../../http/route.ts';
import { publishing } from '../content/publishing.ts';

/** GET and DELETE /datos-de-ejemplo; removing twice changes nothing. */
export function demoRoutes(app: FastifyInstance, context: Context): void {
  route(app, demoStatus, {
    handle: async () => ({ presentes: (await readDemoRows(context.store)) !== null }),
  });
  route(app, removeEndpoint, {
    async handle({ account, request }) {
      await publishing(context, { account, request }, async (publication) => {
        const { transaction, audit } = publication;
        const rows = await readDemoRows(transaction);
        if (rows === null) return;
        await removeSampleContent(publication);
        const usuarios = await removeDemo(transaction, rows);
        await audit({ action: 'demo_removed', entity: 'demo', before: { usuarios } });
      });
      return { message: 'Datos de ejemplo eliminados.' };
    },
  });
}
