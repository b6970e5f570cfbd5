import { categories, users } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AssignForm } from '../assign-form/assign-form.tsx';
import { CategoriesTable } from '../categories-table/categories-table.tsx';
import { CategoryForm } from '../category-form/category-form.tsx';
import { MinistriesManager } from './ministries-manager.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Ministries manager',
  component: MinistriesManager,
  args: {
    createForm: <CategoryForm onCreate={fn(async () => true)} />,
    assignForm: <AssignForm users={users} categories={categories} onAssign={fn(async () => true)} />,
    children: <CategoriesTable categories={categories} onDelete={fn()} />,
  },
} satisfies Meta<typeof MinistriesManager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gestión de ministerios');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Crear Nueva Categoría',
      'Asignar Usuario a un ministerio',
      'Ministerios Existentes',
    ]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
