import { categories } from '@ministerio/contract/fixtures';
import { OpenedByButton } from '@ministerio/ui/testing/opened-by-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Delete category dialog',
  component: DeleteCategoryDialog,
  args: { category: categories[0] ?? null, keepsPeople: true, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteCategoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** As a row of the table asks it. */
export const Asked: Story = {
  render: ({ category, ...args }) => (
    <OpenedByButton label="Eliminar">
      {(open, close) => <DeleteCategoryDialog {...args} category={open ? category : null} onClose={close} />}
    </OpenedByButton>
  ),
};

export const Answered: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '¿Eliminar «Red de Jovenes»?' });
    await expect(dialog).toHaveAccessibleDescription(/sus asistencias se conservan/);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** No promise about what another backend does with the people. */
export const ForeignBackend: Story = {
  args: { keepsPeople: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription('Esto no se puede deshacer.');
  },
};

export const Deleting: Story = { args: { pending: true } };

export const Refused: Story = {
  tags: ['picture'],
  args: { error: 'Error al eliminar la categoría. No se encontró el ministerio.' },
};
