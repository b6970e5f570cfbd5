import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../schemas/common.ts';
import { looseUser, userEntry } from '../schemas/user.ts';

/** An account, for the edit screen (spec section 7); other backends may return only username and email. */
export const getUser = defineEndpoint({
  name: 'getUser',
  method: 'GET',
  path: '/auth/users/:id',
  access: 'ADMIN',
  summary: 'Un usuario',
  params: idParams,
  answer: userEntry,
  read: looseUser.omit({ id: true }),
});
