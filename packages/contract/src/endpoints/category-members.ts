import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { categoryEntry, looseCategory } from '../schemas/category.ts';
import { idParams } from '../schemas/common.ts';
import { looseList } from '../schemas/text.ts';
import { looseUser, userEntry } from '../schemas/user.ts';

/** Members of a ministry, by surname. */
export const categoryMembers = defineEndpoint({
  name: 'categoryMembers',
  method: 'GET',
  path: '/category/:id/miembros',
  access: 'ADMIN',
  summary: 'Miembros de un ministerio',
  params: idParams,
  answer: z.array(userEntry),
  read: looseList(looseUser),
});

/** Ministries of a person, by name. */
export const userCategories = defineEndpoint({
  name: 'userCategories',
  method: 'GET',
  path: '/auth/users/:id/ministerios',
  access: 'ADMIN',
  summary: 'Ministerios de un usuario',
  params: idParams,
  answer: z.array(categoryEntry),
  read: looseList(looseCategory),
});
