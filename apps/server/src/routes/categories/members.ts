import { categoryMembers, userCategories } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { categoriesOfUser, membersOfCategory } from '../../db/repositories/memberships.ts';
import { findUser } from '../../db/repositories/users.ts';
import { route } from '../../http/route.ts';
import { existingUser } from '../users/existing-user.ts';
import { existingCategory } from './existing-category.ts';

/** GET /category/{id}/miembros and /auth/users/{id}/ministerios. */
export function memberRoutes(app: FastifyInstance, { store }: Context): void {
  route(app, categoryMembers, {
    signedIn: true,
    missing: 'category_not_found',
    async handle({ params: { id } }) {
      await existingCategory(store, id);
      return membersOfCategory(store, id);
    },
  });
  route(app, userCategories, {
    signedIn: true,
    missing: 'user_not_found',
    async handle({ params: { id } }) {
      existingUser(await findUser(store, id));
      return categoriesOfUser(store, id);
    },
  });
}
