import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** Deletes a contact message for good; the audit keeps when it was written, not who wrote what. */
export const deleteMessage = defineEndpoint({
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/contactanos/:id',
  access: 'ADMIN',
  summary: 'Elimina un mensaje recibido',
  params: idParams,
  answer: messageAnswer,
  read: statusOnly,
});
