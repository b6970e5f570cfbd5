import {
  assignCategory,
  categoryMembers,
  createCategory,
  deleteCategory as deleteEndpoint,
  listCategories as listEndpoint,
  unassignCategory,
  userCategories,
} from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import {
  assign,
  categoriesOfUser,
  deleteCategory,
  findCategory,
  insertCategory,
  listCategories,
  membersOfCategory,
  unassign,
} from '../../db/repositories/categories.ts';
import { findUser } from '../../db/repositories/users.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /category/categories, POST /category/create, DELETE /category/delete/{id}. */
export function categoryRoutes(app: FastifyInstance, context: Context): void {
  route(app, listEndpoint, { handle: () => listCategories(context.store) });
  route(app, createCategory, {
    handle: ({ body: { name }, account, request }) =>
      auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const category = await insertCategory(transaction, name, textKey(name), nowMs);
        if (category === null) throw new Problem('category_exists');
        await audit({
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
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        const { name } = orNotFound(await findCategory(transaction, id), 'category_not_found');
        await deleteCategory(transaction, id);
        await audit({ action: 'category_deleted', entity: 'category', entityId: id, before: { name } });
      });
      return { message: '¡Categoría eliminada exitosamente!' };
    },
  });
}

/**
 * GET /category/{id}/miembros and /auth/users/{id}/ministerios; POST and DELETE
 * /category/users/{userId}/categories/{categoryId}, where doing either twice changes nothing.
 */
export function membershipRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  route(app, categoryMembers, {
    notFoundCode: 'category_not_found',
    async handle({ params: { id } }) {
      orNotFound(await findCategory(store, id), 'category_not_found');
      return membersOfCategory(store, id);
    },
  });
  route(app, userCategories, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id } }) {
      orNotFound(await findUser(store, id), 'user_not_found');
      return categoriesOfUser(store, id);
    },
  });
  route(app, assignCategory, {
    notFoundCode: 'user_not_found',
    async handle({ params, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const after = await namesOf(transaction, params);
        if (!(await assign(transaction, params.userId, params.categoryId, nowMs))) return;
        await audit({ action: 'member_assigned', ...subjectOf(params), after });
      });
      return { message: '¡Usuario asignado a ministerio exitosamente!' };
    },
  });
  route(app, unassignCategory, {
    notFoundCode: 'user_not_found',
    async handle({ params, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        const before = await namesOf(transaction, params);
        if (!(await unassign(transaction, params.userId, params.categoryId))) return;
        await audit({ action: 'member_unassigned', ...subjectOf(params), before });
      });
      return { message: 'Usuario quitado del ministerio correctamente.' };
    },
  });
}

interface Membership {
  readonly userId: number;
  readonly categoryId: number;
}

/** @throws Problem - the person or the ministry does not exist. */
async function namesOf(store: Store, { userId, categoryId }: Membership) {
  const user = orNotFound(await findUser(store, userId), 'user_not_found');
  const category = orNotFound(await findCategory(store, categoryId), 'category_not_found');
  return { usuario: user.username, ministerio: category.name };
}

function subjectOf({ userId, categoryId }: Membership) {
  return { entity: 'category', entityId: categoryId, subjectId: userId } as const;
}
