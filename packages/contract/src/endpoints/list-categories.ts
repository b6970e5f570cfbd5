import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { categoryEntry, looseCategory } from '../schemas/category.ts';
import { looseList } from '../schemas/text.ts';

/** The ministries (spec section 7). */
export const listCategories = defineEndpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/category/categories',
  access: 'signed-in',
  summary: 'Lista de ministerios',
  answer: z.array(categoryEntry),
  read: looseList(looseCategory),
});
