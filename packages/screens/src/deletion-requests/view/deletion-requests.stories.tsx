import { deletionRequests, longNames } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeletionRequests } from './deletion-requests.tsx';

const [daniel] = deletionRequests;
const [long] = longNames;
if (daniel === undefined || long === undefined) throw new TypeError('The fixtures hold nobody.');

const meta = {
  title: 'Pantallas/Admin/Parts/Deletion requests',
  component: DeletionRequests,
  args: { requests: deletionRequests, timeZone: 'America/La_Paz', onDelete: fn(), onDismiss: fn() },
} satisfies Meta<typeof DeletionRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { onDelete: fn(), onDismiss: fn() },
};

export const Answered: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('daniel, desde el 18-11-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar a Daniel Choque Mamani' }));
    await expect(args.onDelete).toHaveBeenCalledWith(daniel);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Descartar el pedido de Daniel Choque Mamani' }),
    );
    await expect(args.onDismiss).toHaveBeenCalledWith(daniel);
  },
};

export const Several: Story = {
  tags: ['picture'],
  args: { requests: [daniel, { ...daniel, ...long, id: 81, pedida: '2026-11-20T02:00:00.000Z' }] },
};

export const Failed: Story = {
  tags: ['picture'],
  args: { error: 'No se pudo descartar el pedido. No hay conexión. Inténtalo de nuevo.' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
