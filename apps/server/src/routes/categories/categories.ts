import {
  assignCategory,
  categoryMembers,
  countMembers,
  createCategory,
  deleteCategory as deleteEndpoint,
  listCategories as listEndpoint,
  unassignCategory,
  userCategories,
} from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { emptyLog } from '../../db/empty-log.ts';
import {
  assign,
  categoriesOfUser,
  countMembersByCategory,
  deleteCategory,
  findCategory,
  insertCategory,
  listCategories,
  membersOfCategory,
  unassign,
} from '../../db/repositories/categories.ts';
import { eraseOfMinors, isMinor, lockMinistry } from '../../db/repositories/minors.ts';
import { findUser, lockUser } from '../../db/repositories/users.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { confirmDeletion } from '../auth/confirm-deletion.ts';
import { endMinority } from './end-minority.ts';

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
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        // The lock keeps people from joining in the meantime: members of a ministry of minors stay minors.
        const ministry = await lockMinistry(transaction, id);
        const { name } = orNotFound(ministry, 'category_not_found');
        await confirmDeletion(transaction, { account, request }, nowMs);
        await deleteCategory(transaction, id);
        await audit({ action: 'category_deleted', entity: 'category', entityId: id, before: { name } });
      });
      return { message: '¡Categoría eliminada exitosamente!' };
    },
  });
}

/**
 * GET /category/miembros, /category/{id}/miembros and /auth/users/{id}/ministerios; POST and DELETE
 * /category/users/{userId}/categories/{categoryId}, where doing either twice changes nothing.
 */
export function membershipRoutes(app: FastifyInstance, context: Context): void {
  const { store, content, clock } = context;
  route(app, countMembers, {
    handle: async () => ({ ministerios: await countMembersByCategory(store) }),
  });
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
      return (await categoriesOfUser(store, id)).map(({ sinceMs: _, ...ministry }) => ministry);
    },
  });
  route(app, assignCategory, {
    notFoundCode: 'user_not_found',
    async handle({ params, account, request }) {
      const year = await churchYear(content, clock());
      const isErased = await auditedTransaction(
        context,
        { account, request },
        async (transaction, audit, nowMs) => {
          const after = await lockedNames(transaction, params);
          if (!(await assign(transaction, params.userId, params.categoryId, nowMs))) return false;
          await audit({ action: 'member_assigned', ...subjectOf(params), after });
          // People who count as minors from now on lose what R43 forbids to keep.
          return eraseOfMinors(transaction, [params.userId], year, nowMs);
        },
      );
      if (isErased) await emptyLog(store);
      return { message: '¡Usuario asignado a ministerio exitosamente!' };
    },
  });
  route(app, unassignCategory, {
    notFoundCode: 'user_not_found',
    async handle({ params, account, request }) {
      const year = await churchYear(content, clock());
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const before = await lockedNames(transaction, params);
        const wasMinor = await isMinor(transaction, params.userId, year);
        if (!(await unassign(transaction, params.userId, params.categoryId))) return;
        await audit({ action: 'member_unassigned', ...subjectOf(params), before });
        if (wasMinor) {
          await endMinority(transaction, audit, [params.userId], year, { account, request, nowMs });
        }
      });
      return { message: 'Usuario quitado del ministerio correctamente.' };
    },
  });
}

interface Membership {
  readonly userId: number;
  readonly categoryId: number;
}

/**
 * Locks the person and the ministry, on both of which it depends who counts as a minor.
 * @throws Problem - the person or the ministry does not exist.
 */
async function lockedNames(transaction: StoreTransaction, { userId, categoryId }: Membership) {
  const category = await lockMinistry(transaction, categoryId);
  await lockUser(transaction, userId);
  const user = orNotFound(await findUser(transaction, userId), 'user_not_found');
  if (category === null) throw new Problem('category_not_found');
  return { usuario: user.username, ministerio: category.name };
}

function subjectOf({ userId, categoryId }: Membership) {
  return { entity: 'category', entityId: categoryId, subjectId: userId } as const;
}
