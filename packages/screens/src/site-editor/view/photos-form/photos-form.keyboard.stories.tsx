import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import photosForm, { Chosen, Default } from './photos-form.stories.tsx';

const meta = {
  ...photosForm,
  title: 'Pantallas/Admin/Parts/Photos form/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...withoutAxe },
} satisfies Meta<typeof photosForm.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { ...Chosen, tags: ['!dev', '!autodocs'] };
const point = /Punto que nunca se corta/;

export const EnterAPlace: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  name: 'Enter: a place',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', canvas.getByRole('button', { name: /Bienvenida/ }));
    await expect(await canvas.findByRole('heading', { name: 'Bienvenida' })).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement).toContainElement(canvas.getByRole('button', { name: point })),
    );
  }),
};

export const ArrowRightThePoint: Story = {
  ...chosen,
  name: 'ArrowRight: the point',
  play: withKeys(async ({ canvas, press }) => {
    const button = canvas.getByRole('button', { name: point });
    await press('ArrowRight', button);
    await expect(button).toHaveAccessibleName(/55 % desde la izquierda, 40 % desde arriba/);
    await expect(canvas.getByText('55 % desde la izquierda, 40 % desde arriba')).toBeInTheDocument();
    await press('ArrowLeft');
    await expect(button).toHaveAccessibleName(/50 % desde la izquierda/);
  }),
};

export const ArrowDownThePoint: Story = {
  ...chosen,
  name: 'ArrowDown: the point',
  play: withKeys(async ({ canvas, press }) => {
    const button = canvas.getByRole('button', { name: point });
    await press('ArrowDown', button);
    for (let index = 0; index < 12; index += 1) await press('ArrowDown');
    await expect(button).toHaveAccessibleName(/100 % desde arriba/);
    await press('ArrowUp');
    await expect(button).toHaveAccessibleName(/95 % desde arriba/);
  }),
};

export const SpaceTheBox: Story = {
  ...chosen,
  name: 'Space: the box',
  play: withKeys(async ({ canvas, press }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tenemos permiso de quienes se ven' });
    await press('Space', box);
    await expect(canvas.getByText('Para publicar falta el permiso.')).toBeVisible();
    await press('Space');
    await expect(box).toBeChecked();
  }),
};
