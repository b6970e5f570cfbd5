import { serverProblems } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServerProblems } from './server-problems.tsx';

/** Without those of sealed copies, which `CopiesStatus` says where a server tells more of them. */
const ofTheMachine = serverProblems.filter(({ problema }) => problema !== 'copias' && problema !== 'ensayo');

const meta = {
  title: 'Pantallas/Admin/Parts/Server problems',
  component: ServerProblems,
  args: { problems: ofTheMachine, timeZone: 'America/La_Paz' },
} satisfies Meta<typeof ServerProblems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    for (const title of [
      'La base de datos está dañada',
      'Otros usuarios del equipo pueden leer los datos',
      'No se pudo hacer la copia de seguridad',
      'El servidor no pudo guardar',
      'El reloj del servidor no parece correcto',
    ]) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  },
};

const only = (problem: (typeof serverProblems)[number]['problema']) =>
  serverProblems.filter(({ problema }) => problema === problem);

export const FullDisk: Story = {
  args: { problems: only('escritura') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/casi siempre es porque está lleno/)).toBeVisible();
    await expect(canvas.getByText(/libere espacio.*Se notó el 21-11-2026 a las 18:58\./)).toBeVisible();
  },
};

export const FailedCopy: Story = { args: { problems: only('copia') } };

export const Damage: Story = { args: { problems: only('datos') } };

export const OpenFiles: Story = { args: { problems: only('permisos') } };

export const WrongClock: Story = { args: { problems: only('reloj') } };

export const NoSealedCopies: Story = {
  args: { problems: only('copias') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Las copias no están saliendo del equipo')).toBeVisible();
  },
};

export const FailedRehearsal: Story = {
  args: { problems: only('ensayo') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('El ensayo de restauración no fue bien')).toBeVisible();
  },
};

export const NothingToKnow: Story = {
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/servidor/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
