import { categories } from '@ministerio/contract/fixtures';
import { withArtwork } from '@ministerio/ui/testing/with-artwork';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UserMinistries } from './user-ministries.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/User ministries',
  component: UserMinistries,
  args: { categories, memberOf: new Set(['1']), onMemberChange: fn() },
  decorators: [withCard, withArtwork],
} satisfies Meta<typeof UserMinistries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each ministry's emblem is beside its name, which alone labels the box. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Red de Jovenes' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('img[alt=""]')).toHaveLength(args.categories.length);
  },
};

export const Toggled: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Red de Jovenes' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Red de Adolescentes' }));
    await expect(args.onMemberChange).toHaveBeenLastCalledWith(categories[1], true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Red de Jovenes' }));
    await expect(args.onMemberChange).toHaveBeenLastCalledWith(categories[0], false);
  },
};

export const Saving: Story = {
  args: { saving: new Set(['1']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Red de Jovenes' }));
    await expect(args.onMemberChange).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  tags: ['picture:phone'],
  args: {
    categories: [
      {
        id: 1,
        name: 'Ministerio de acompañamiento a familias del Tercer Anillo Externo y del Plan Tres Mil',
      },
      { id: 2, name: null },
      { id: 3, name: 'Alabanzayadoracioncongregacionaldelosjovenesdelasantacruz' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Ministerios' });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
