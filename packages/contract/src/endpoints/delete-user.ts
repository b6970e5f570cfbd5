import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** Deletes an account, at the spec's path without prefix (section 7). */
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

/** The same as {@link deleteUser}, at the users' path (decisions section 2). */
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
