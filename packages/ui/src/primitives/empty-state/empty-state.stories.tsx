import type { Meta, StoryObj } from '@storybook/react-vite';
import { withCard } from '../../testing/with-card.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No se encontraron asistencias.' },
  decorators: [withCard],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: {
    icon: <Icon name="users" />,
    children: 'Cuando alguien se registre, aparecerá aquí.',
    title: 'Todavía no hay usuarios.',
    action: <Button variant="secondary">Importar</Button>,
  },
};

export const Complete: Story = {
  tags: ['picture'],
  args: {
    icon: <Icon name="calendar" />,
    children: 'Cuando marques tu asistencia en la iglesia, aparecerá aquí.',
    action: <Button variant="secondary">Marcar Asistencia</Button>,
  },
};
