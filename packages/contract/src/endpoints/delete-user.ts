import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** Deletes an account, by the spec's path without prefix (spec section 7). */
export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/:id',
  access: 'ADMIN',
  summary: 'Elimina un usuario y sus asistencias',
  params: idParams,
  answer: messageAnswer,
  read: statusOnly,
});

/** The same operation as {@link deleteUser} under the users' own path (decisions section 2). */
export const deleteUserByPath = defineEndpoint({
  name: 'deleteUserByPath',
  method: 'DELETE',
  path: '/auth/users/:id',
  access: 'ADMIN',
  summary: 'Elimina un usuario y sus asistencias',
  params: idParams,
  answer: messageAnswer,
  read: statusOnly,
});
