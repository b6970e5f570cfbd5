import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** Deletes a ministry, never its people or their attendance (spec section 7, decisions section 4). */
export const deleteCategory = defineEndpoint({
  name: 'deleteCategory',
  method: 'DELETE',
  path: '/category/delete/:id',
  access: 'ADMIN',
  summary: 'Elimina un ministerio',
  params: idParams,
  answer: messageAnswer,
  read: statusOnly,
});
