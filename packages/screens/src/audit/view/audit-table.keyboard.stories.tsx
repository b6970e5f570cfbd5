import { withKeys } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import audit, { Pages } from '../audit-screen.stories.tsx';

const meta = {
  ...audit,
  title: 'Pantallas/Admin/Audit/Keyboard',
  tags: ['!dev', '!autodocs'],
  // axe takes seconds for so many rows, which it checks in the component's other stories.
  parameters: { ...audit.parameters, a11y: { test: 'off' } },
} satisfies Meta<typeof audit.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Queried by selector: roles take seconds among so many elements. */
const rows = (root: HTMLElement) => root.querySelectorAll('tr');

export const EscapeWho: Story = {
  ...Pages,
  name: 'Escape: Quién',
  play: withKeys(async ({ canvas, canvasElement, press, fill }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(51));
    const who = canvas.getByLabelText('Quién');
    await fill(who, 'nadie');
    await expect(await canvas.findByText('Ningún cambio coincide')).toBeVisible();
    await press('Escape', who);
    await waitFor(() => expect(who).toHaveValue(''));
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(51));
  }),
};

export const EnterOlder: Story = {
  ...Pages,
  name: 'Enter: Anteriores',
  play: withKeys(async ({ canvas, canvasElement, press }) => {
    const older = (await canvas.findByText('Anteriores')).closest('button');
    await press('Enter', older);
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(21));
    await expect(older).toHaveAttribute('aria-disabled', 'true');
    await expect(older).toHaveFocus();
  }),
};
