import {
  createCategory,
  deleteCategory as deleteEndpoint,
  listCategories as listEndpoint,
} from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/repositories/audit.ts';
import { deleteCategory, insertCategory, listCategories } from '../../db/repositories/categories.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { existingCategory } from './existing-category.ts';

/** GET /category/categories, POST /category/create, DELETE /category/delete/{id}. */
export function categoryRoutes(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listEndpoint, { signedIn: true, handle: () => listCategories(store) });
  route(app, createCategory, {
    signedIn: true,
    handle: ({ body: { name }, account, request }) =>
      inTransaction(store, async (transaction) => {
        const nowMs = clock();
        const category = await insertCategory(transaction, name, textKey(name), nowMs);
        if (category === null) throw new Problem('category_exists');
        await writeAudit(transaction, {
          atMs: nowMs,
          actor: account,
          action: 'category_created',
          entity: 'category',
          entityId: category.id,
          subjectId: null,
          after: { name },
          requestId: request.id,
        });
        return category;
      }),
  });
  route(app, deleteEndpoint, {
    signedIn: true,
    missing: 'category_not_found',
    async handle({ params: { id }, account, request }) {
      await inTransaction(store, async (transaction) => {
        const category = await existingCategory(transaction, id);
        await deleteCategory(transaction, id);
        await writeAudit(transaction, {
          atMs: clock(),
          actor: account,
          action: 'category_deleted',
          entity: 'category',
          entityId: id,
          subjectId: null,
          before: { name: category.name },
          requestId: request.id,
        });
      });
      return { message: '¡Categoría eliminada exitosamente!' };
    },
  });
}
