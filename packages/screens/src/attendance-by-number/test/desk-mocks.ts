import { deleteAttendance, markByNumber, markLate } from '@ministerio/contract';
import { attendanceRecords } from '@ministerio/contract/fixtures';
import { mock, mockDoorSearch } from '@ministerio/contract/mocks';
import { fn, screen, type UserEventObject } from 'storybook/test';
import { ownBackend } from '../../kit/test/backends.ts';

/** Requests of the desk, as text. */
export const calls = fn<(what: string) => void>();
export const marks = mock(markByNumber, ({ body }) => {
  calls(JSON.stringify(body));
  const [record] = attendanceRecords;
  if (!record) throw new TypeError('The fixtures are empty.');
  return record;
});
export const undoes = mock(deleteAttendance, ({ params }) => {
  calls(`DELETE ${params.id}`);
  return { message: 'Asistencia deshecha.' };
});
export const lateMarks = mock(markLate, ({ body }) => {
  calls(JSON.stringify(body));
  const [record] = attendanceRecords;
  if (!record) throw new TypeError('The fixtures are empty.');
  return { ...record, id: 190, date: (body as { fecha: string }).fecha, time: '00:00:00' };
});

/** Our own server, with the door's search. */
export const ownServer = [ownBackend, ...mockDoorSearch()];

/** Types a number and marks it. */
export async function mark(
  { userEvent }: { readonly userEvent: UserEventObject },
  text: string,
): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Número de Membresía'), `${text}{Enter}`);
}
