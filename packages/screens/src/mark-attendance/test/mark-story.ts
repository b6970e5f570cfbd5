import { markByPosition, myAttendance } from '@ministerio/contract';
import { myAttendanceRecords } from '@ministerio/contract/fixtures';
import { mock } from '@ministerio/contract/mocks';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withServices } from '../../kit/test/with-services.tsx';
import { fakeGeolocation, fakePermission } from '../geolocation/test/fake-geolocation.ts';
import { MarkAttendance } from '../index.ts';

export const member = { role: 'USER', username: 'camila' };
export const near = [-17.8129, -63.1799, 12] as const;
/** Body of the last call. */
export const received = fn<(body: unknown) => void>();
export const accepts = mock(markByPosition, ({ body }) => {
  received(body);
  const [record] = myAttendanceRecords;
  if (record === undefined) throw new TypeError('The fixtures are empty.');
  return record;
});

/** No attendance so far. */
export const nothingYet = mock(myAttendance, []);

/** Base of every story of marking: a member at the church whose device has agreed. */
export const markStory = {
  component: MarkAttendance,
  decorators: [withServices],
  args: { watchPermission: fakePermission('granted') },
  services: { signedInAs: member, geolocation: fakeGeolocation(near) },
  beforeEach: () => void received.mockClear(),
};

export async function press(canvasElement: HTMLElement): Promise<void> {
  const button = within(canvasElement).getByRole('button', { name: 'Marcar Asistencia' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

export async function says(canvasElement: HTMLElement, words: string): Promise<void> {
  await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(words));
}
