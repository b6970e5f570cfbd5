import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idParams, messageAnswer } from '../schemas/common.ts';

/** Deletes a mark, as undo or correction; audited with the whole record (R35). */
export const deleteAttendance = defineEndpoint({
  name: 'deleteAttendance',
  method: 'DELETE',
  path: '/asistencia/:id',
  access: 'ADMIN',
  summary: 'Deshace una asistencia',
  params: idParams,
  answer: messageAnswer,
  read: statusOnly,
});
