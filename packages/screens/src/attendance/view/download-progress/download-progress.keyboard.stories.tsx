import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import downloadProgress, { GivesTheFocusBack } from './download-progress.stories.tsx';

const meta = {
  ...downloadProgress,
  title: 'Pantallas/Admin/Parts/Download progress/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof downloadProgress.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const download = () => screen.getByRole('button', { name: 'Descargar PDF' });

export const TabTheButtonThatStartedIt: Story = {
  ...GivesTheFocusBack,
  name: 'Tab: the button that started it',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', download());
    const cancel = await canvas.findByRole('button', { name: 'Cancelar' });
    await expect(cancel).toBeVisible();
    await press('Tab');
    await expect(cancel).toHaveFocus();
  }),
};

export const EnterCancel: Story = {
  ...GivesTheFocusBack,
  name: 'Enter: Cancelar',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', download());
    await press('Enter', await canvas.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(download()).toHaveFocus());
  }),
};
