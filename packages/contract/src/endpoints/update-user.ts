import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idInBody, idParams } from '../schemas/common.ts';
import { apellido, codigo, email, nombre, password, role, userEntry, username } from '../schemas/user.ts';

/**
 * Body of the editor: username and email always, other fields only if changed. `reemplazar` is the id of an unconfirmed
 * account with the new number, which is deleted (R3).
 */
export const updateUserBody = z.object({
  username,
  email,
  nombre: nombre.optional(),
  apellido: apellido.optional(),
  codigo: codigo.optional(),
  role: role.optional(),
  password: password.optional(),
  reemplazar: idInBody.optional(),
});

/** Edits an account (spec section 7). */
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
