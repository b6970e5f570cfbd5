import { categories, fixtureNow } from '@ministerio/contract/fixtures';
import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoorCodeForm } from './door-code-form.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Door code form',
  component: DoorCodeForm,
  decorators: [withCard],
  args: { ministries: categories, nowMs: fixtureNow, timeZone: 'America/La_Paz', onMake: fn() },
} satisfies Meta<typeof DoorCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = categories;
if (first === undefined || second === undefined) throw new TypeError('The fixtures hold too few ministries.');
const withNames = { perfil: 'nombres', ministerios: [], hasta: null } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Solo números' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: '¿Qué puede ver?' })).toHaveAccessibleDescription(
      /No muestra ni guarda ningún nombre/,
    );
    await expect(canvas.getByRole('radio', { name: 'Hoy a las 23:00' })).toBeChecked();
  },
};

/** Numbers alone, until tonight: one press. */
export const NumbersTonight: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(args.onMake).toHaveBeenCalledWith({ perfil: 'numeros', ministerios: [], hasta: null });
  },
};

export const WithNames: Story = {
  args: { defaultGrant: { ...withNames, ministerios: [Number(first.id)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/de los menores, solo el nombre/)).toBeVisible();
  },
};

/** A ministry has to be chosen, and a day. */
export const Missing: Story = {
  args: { defaultGrant: withNames },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Otro día' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(canvas.getByRole('group', { name: '¿De qué ministerios?' })).toHaveAccessibleDescription(
      'Elige al menos un ministerio',
    );
    await expect(canvas.getByRole('checkbox', { name: first.name ?? '' })).toHaveFocus();
    await expect(canvas.getByLabelText('Último día')).toHaveAccessibleDescription(/Elige el último día/);
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};

export const NamesUntilADay: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Con nombres' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: first.name ?? '' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: second.name ?? '' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: first.name ?? '' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Otro día' }));
    const day = canvas.getByLabelText('Último día');
    await expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual(['2026-11-21', '2027-02-18']);
    await userEvent.type(day, '2026-11-29');
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(args.onMake).toHaveBeenCalledWith({
      perfil: 'nombres',
      ministerios: [Number(second.id)],
      hasta: '2026-11-29',
    });
  },
};

/** After 22:00 'tonight' would end at once: the server takes tomorrow's 23:00. */
export const LateInTheEvening: Story = {
  args: { nowMs: Date.parse('2026-11-22T02:30:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Mañana a las 23:00' })).toBeChecked();
  },
};

export const Loading: Story = {
  args: { defaultGrant: withNames, ministries: null, ministriesInstead: <Skeleton lines={3} /> },
};

export const MinistriesFailed: Story = {
  args: {
    defaultGrant: withNames,
    ministries: null,
    ministriesInstead: (
      <ErrorState
        title="Error al cargar los ministerios"
        message="No hay conexión. Inténtalo de nuevo."
        onRetry={fn()}
      />
    ),
  },
};

export const Empty: Story = {
  args: { defaultGrant: withNames, ministries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gestionar Ministerios' })).toHaveAttribute(
      'href',
      '/dashboard/category',
    );
  },
};

export const Pending: Story = { args: { pending: true } };

/** The panel was opened over plain http. */
export const NeedsHttps: Story = {
  args: {
    error:
      'Los teléfonos se inscriben solo por https, y este panel está abierto en http://192.168.0.12:3000. Si tu sitio ya tiene una dirección https, abre el panel ahí; si no, pide a quien cuida el servidor que la ponga.',
  },
};

export const Phone: Story = { ...WithNames, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...WithNames, globals: { theme: 'dark' } };
