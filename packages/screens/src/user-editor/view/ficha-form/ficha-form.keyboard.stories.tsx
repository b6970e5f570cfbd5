import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import fichaForm, { Minor, WithoutGuardian } from './ficha-form.stories.tsx';

const meta = {
  ...fichaForm,
  title: 'Pantallas/Admin/Parts/Ficha form/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof fichaForm.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterAField: Story = {
  ...Minor,
  name: 'Enter: a field',
  play: withKeys(async ({ canvas, press, args }) => {
    await press('Enter', canvas.getByRole('textbox', { name: 'Año de nacimiento' }));
    await expect(args.onSave).toHaveBeenCalled();
  }),
};

export const SpaceAddGuardian: Story = {
  ...WithoutGuardian,
  name: 'Space: Agregar tutor',
  play: withKeys(async ({ canvas, press }) => {
    await press('Space', canvas.getByRole('button', { name: 'Agregar tutor' }));
    await expect(canvas.getByRole('textbox', { name: /^Nombre del tutor/ })).toBeVisible();
  }),
};
