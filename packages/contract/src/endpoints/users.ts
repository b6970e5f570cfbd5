import * as z from 'zod/mini';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { confirmation, idInBody, idParams } from '../schemas/common.ts';
import { looseList } from '../schemas/text.ts';
import {
  apellido,
  codigo,
  email,
  looseUser,
  nombre,
  password,
  role,
  userEntry,
  username,
} from '../schemas/user.ts';

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

/** An account, for the edit screen (spec section 7); other backends may return only username and email. */
export const getUser = defineEndpoint({
  name: 'getUser',
  method: 'GET',
  path: '/auth/users/:id',
  access: 'ADMIN',
  summary: 'Un usuario',
  params: idParams,
  answer: userEntry,
  read: z.omit(looseUser, { id: true }),
});

/** Number of attendance records, for the delete dialog; whether the account is confirmed; names of the ministries that it leads. */
export const userSummary = defineEndpoint({
  name: 'userSummary',
  method: 'GET',
  path: '/auth/users/:id/resumen',
  access: 'ADMIN',
  summary: 'Cuántas asistencias tiene un usuario, si su cuenta está confirmada y qué ministerios lidera',
  params: idParams,
  answer: z.object({ asistencias: z.int(), confirmado: z.boolean(), lidera: z.array(z.string()) }),
});

/**
 * Body of the editor: username and email always, other fields only if changed. `reemplazar` is the id of an unconfirmed
 * account with the new number, which is deleted (R3).
 */
export const updateUserBody = z.object({
  username,
  email,
  nombre: z.optional(nombre),
  apellido: z.optional(apellido),
  codigo: z.optional(codigo),
  role: z.optional(role),
  password: z.optional(password),
  reemplazar: z.optional(idInBody),
});

/** Edits an account (spec section 7); a password, another role, and an administrator's name or e-mail need `X-Confirmacion` (R47). */
export const updateUser = defineEndpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/auth/users/:id',
  access: 'ADMIN',
  summary: 'Edita un usuario',
  params: idParams,
  body: updateUserBody,
  bodyBytes: 8 * 1024,
  answer: userEntry,
  read: statusOnly,
});

/** Deletes an account, at the spec's path without prefix (section 7); an administrator's, and the third deletion of twelve hours, need `X-Confirmacion` (R47). */
export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/:id',
  access: 'ADMIN',
  summary: 'Elimina un usuario y sus asistencias',
  params: idParams,
  ...confirmation,
});

/** The same as {@link deleteUser}, at the users' path (decisions section 2). */
export const deleteUserByPath = defineEndpoint({
  name: 'deleteUserByPath',
  method: 'DELETE',
  path: '/auth/users/:id',
  access: 'ADMIN',
  summary: 'Elimina un usuario y sus asistencias',
  params: idParams,
  ...confirmation,
});

/** Self-registered accounts that no administrator has confirmed, with their numbers (R3). */
export const listUnconfirmed = defineEndpoint({
  name: 'listUnconfirmed',
  method: 'GET',
  path: '/registro/sin-confirmar',
  access: 'ADMIN',
  summary: 'Cuentas de registro propio sin confirmar',
  answer: z.array(z.object({ id: z.int(), username: z.string(), codigo: z.string() })),
});

/** Confirms a self-registered account (R3); idempotent. */
export const confirmUser = defineEndpoint({
  name: 'confirmUser',
  method: 'POST',
  path: '/auth/users/:id/confirmar',
  access: 'ADMIN',
  summary: 'Confirma un registro propio',
  params: idParams,
  ...confirmation,
});
