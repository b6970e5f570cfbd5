import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';
import { userEntry } from '../schemas/user.ts';

/** A person who requested the deletion of their account; `pedida` is an ISO instant. */
export const deletionRequest = userEntry
  .pick({ id: true, username: true, nombre: true, apellido: true, codigo: true })
  .extend({ pedida: z.string() })
  .meta({ id: 'PedidoDeEliminacion' });

/** A person who requested the deletion of their account. */
export type DeletionRequest = z.output<typeof deletionRequest>;

/** Deletion requests, oldest first. `DELETE /auth/users/{id}` fulfils one. */
export const listDeletionRequests = defineEndpoint({
  name: 'listDeletionRequests',
  method: 'GET',
  path: '/auth/eliminaciones',
  access: 'ADMIN',
  summary: 'Quiénes pidieron eliminar su cuenta',
  answer: z.array(deletionRequest),
});

/** Closes a request without deleting the account: the person changed their mind. */
export const dismissDeletion = defineEndpoint({
  name: 'dismissDeletion',
  method: 'DELETE',
  path: '/auth/eliminaciones/:id',
  access: 'ADMIN',
  summary: 'Descarta un pedido de eliminación',
  params: idParams,
  answer: messageAnswer,
  read: statusOnly,
});
