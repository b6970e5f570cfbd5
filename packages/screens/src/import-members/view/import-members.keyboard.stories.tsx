import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import importMembers, { Correcting, Default } from './import-members.stories.tsx';

const meta = {
  ...importMembers,
  title: 'Pantallas/Admin/Parts/Import members/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof importMembers.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A browser without a window cancels the choice at once: it has been open. */
export const SpaceChooseFile: Story = {
  ...Default,
  name: 'Space: Elegir archivo',
  play: withKeys(async ({ canvas, press }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Elegir archivo');
    const opened = fn();
    input.addEventListener('cancel', opened, { once: true });
    await press('Space', input);
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await expect(input.multiple).toBe(false);
  }),
};

export const EnterACorrectedValue: Story = {
  ...Correcting,
  name: 'Enter: a corrected value',
  play: withKeys(async ({ canvas, press, fill }) => {
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico de la fila 4' });
    await fill(email, 'jose@ejemplo.bo');
    await press('Enter', email);
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    await expect(email).toHaveFocus();
  }),
};

export const TabACorrectedValue: Story = {
  ...Correcting,
  name: 'Tab: a corrected value',
  play: withKeys(async ({ canvas, press, fill }) => {
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico de la fila 4' });
    await fill(email, 'jose@ejemplo.bo');
    await press('Tab', email);
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.getByRole('textbox', { name: 'Código de membresía de la fila 7' })).toHaveFocus();
  }),
};
