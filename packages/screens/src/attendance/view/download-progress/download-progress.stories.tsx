import { Button } from '@ministerio/ui/primitives/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DownloadProgress } from './download-progress.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Download progress',
  component: DownloadProgress,
  args: { progress: 0.42, onCancel: fn() },
} satisfies Meta<typeof DownloadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Cancelled: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparando el PDF' })).toHaveValue(0.42);
    await expect(canvas.getByText('42 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Before the first progress value, such as while fonts load. */
export const Starting: Story = { tags: ['picture'], args: { progress: null } };

export const GivesTheFocusBack: Story = {
  render: function Making(args) {
    const [making, setMaking] = useState(false);
    return (
      <>
        <Button onClick={() => setMaking(true)}>Descargar PDF</Button>
        {making ? <DownloadProgress {...args} onCancel={() => setMaking(false)} /> : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const download = canvas.getByRole('button', { name: 'Descargar PDF' });
    await userEvent.click(download);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(download).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
