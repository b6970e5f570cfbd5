import { categoryMembers, userCategories } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { categoriesOfUser, findCategory, membersOfCategory } from '../../db/repositories/categories.ts';
import { findUser } from '../../db/repositories/users.ts';
import { orNotFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** GET /category/{id}/miembros and /auth/users/{id}/ministerios. */
export function memberRoutes(app: FastifyInstance, { store }: Context): void {
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
}
