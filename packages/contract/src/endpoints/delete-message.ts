import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** Deletes a contact message permanently; the audit keeps its date, not its author or text. */
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
