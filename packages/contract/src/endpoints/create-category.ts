import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { categoryEntry, categoryName } from '../schemas/category.ts';

/** Creates a ministry (spec section 7); its name is unique, ignoring case and accents. */
export const createCategory = defineEndpoint({
  name: 'createCategory',
  method: 'POST',
  path: '/category/create',
  access: 'ADMIN',
  summary: 'Crea un ministerio',
  body: z.object({ name: categoryName }),
  answer: categoryEntry,
  read: statusOnly,
});
