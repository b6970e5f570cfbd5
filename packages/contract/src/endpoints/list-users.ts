import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { looseList } from '../schemas/text.ts';
import { looseUser, userEntry } from '../schemas/user.ts';

/** All accounts (spec section 7). */
export const listUsers = defineEndpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/auth/users',
  access: 'ADMIN',
  summary: 'Lista de usuarios',
  answer: z.array(userEntry),
  read: looseList(looseUser),
});
