import {
  createCategory,
  deleteCategory as deleteEndpoint,
  listCategories as listEndpoint,
} from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import {
  deleteCategory,
  findCategory,
  insertCategory,
  listCategories,
} from '../../db/repositories/categories.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditOf } from '../../http/audit-of.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /category/categories, POST /category/create, DELETE /category/delete/{id}. */
export function categoryRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listEndpoint, { handle: () => listCategories(store) });
  route(app, createCategory, {
    handle: ({ body: { name }, account, request }) =>
      inTransaction(store, async (transaction) => {
        const nowMs = clock();
        const category = await insertCategory(transaction, name, textKey(name), nowMs);
        if (category === null) throw new Problem('category_exists');
        await auditOf(
          request,
          account,
          nowMs,
        )(transaction, {
          action: 'category_created',
          entity: 'category',
          entityId: category.id,
          after: { name },
        });
        return category;
      }),
  });
  route(app, deleteEndpoint, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const category = orNotFound(await findCategory(transaction, id), 'category_not_found');
        await deleteCategory(transaction, id);
        await auditOf(
          request,
          account,
          clock(),
        )(transaction, {
          action: 'category_deleted',
          entity: 'category',
          entityId: id,
          before: { name: category.name },
        });
      });
      return { message: '¡Categoría eliminada exitosamente!' };
    },
  });
}
