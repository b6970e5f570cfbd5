import { church } from '@ministerio/content';
import { distanceMetres } from '@ministerio/contract/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MarkAttendance } from './mark-attendance.tsx';
import type { Located } from './mark-state.ts';

const { point, radiusMetres } = church;

function locatedAt(north: number, east: number, accuracyMetres: number | null = 12): Located {
  const position = { latitude: point.latitude + north, longitude: point.longitude + east };
  return { position, accuracyMetres, distanceMetres: distanceMetres(position, point) };
}
const near = locatedAt(0.0003, 0.0005);
const away = locatedAt(-0.008, 0.006);

const meta = {
  title: 'Composed/Member/Mark attendance',
  component: MarkAttendance,
  args: {
    state: { kind: 'ready', located: near },
    centre: point,
    radiusMetres,
    onMark: fn(),
    onAllow: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MarkAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Inside the circle: the position is shown and the button is enabled. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('-17.8129')).toBeVisible();
    await expect(canvas.getByText('-63.1799')).toBeVisible();
    await expect(canvas.getByText('± 12 m')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar Asistencia' }));
    await expect(args.onMark).toHaveBeenCalledOnce();
  },
};

/** The purpose of the location is said before the browser asks. */
export const AskingPermission: Story = {
  tags: ['picture'],
  args: { state: { kind: 'asking', forgetsPositions: true }, onAllow: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('¿Estás en la iglesia?')).toBeVisible();
    await expect(
      canvas.getByText(/^Guardamos el lugar 90 días, solo para comprobar la marca\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Usar mi ubicación' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Marcar Asistencia' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Más sobre tu privacidad' })).toHaveAttribute(
      'href',
      '/privacidad',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Usar mi ubicación' }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Marcar Asistencia' })).toHaveFocus();
  },
};

/** Only promises what the backend does. */
export const AskingPermissionElsewhere: Story = {
  args: { state: { kind: 'asking', forgetsPositions: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Usamos tu ubicación solo para comprobar que estás en la iglesia\./),
    ).toBeVisible();
    await expect(canvas.queryByText(/90 días/)).toBeNull();
  },
};

export const Waiting: Story = {
  tags: ['picture'],
  args: { state: { kind: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Esperando obtener la ubicación...');
    await expect(canvas.getByRole('button', { name: 'Marcar Asistencia' })).toBeDisabled();
  },
};

/** Known before sending; the button stays enabled, since it only needs a position. */
export const Far: Story = {
  tags: ['picture'],
  args: { state: { kind: 'far', located: away } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estás a 1,1 km de la iglesia')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Podrás marcar a menos de 200 m.');
    await expect(canvas.getByRole('button', { name: 'Marcar Asistencia' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
      'href',
      '/Contactanos#ubicacion',
    );
  },
};

export const Imprecise: Story = {
  args: { state: { kind: 'ready', located: locatedAt(0.0003, 0.0005, 450) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tu ubicación es poco precisa/)).toBeVisible();
    await expect(canvas.queryByText('Ya puedes marcar.')).toBeNull();
  },
};

/** The device gives a position of hours ago, although it was asked anew. */
export const Old: Story = {
  args: { state: { kind: 'old', button: 'enabled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tu teléfono da una ubicación de hace rato.');
    await expect(canvas.getByRole('button', { name: 'Marcar Asistencia' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const PermissionDenied: Story = {
  tags: ['picture'],
  args: { state: { kind: 'denied' }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No se pudo obtener la ubicación. Por favor, habilita la geolocalización.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unavailable: Story = { args: { state: { kind: 'unavailable' } } };

export const Timeout: Story = { args: { state: { kind: 'timeout' } } };

/** No retry: the address has to change. */
export const Insecure: Story = {
  args: { state: { kind: 'insecure' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'La ubicación necesita una dirección https://',
    );
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  },
};

export const Offline: Story = { args: { state: { kind: 'offline', located: near } } };

export const NoToken: Story = {
  args: { state: { kind: 'no-token', located: near } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Token no encontrado');
  },
};

/** A press while sending is ignored. */
export const Sending: Story = {
  args: { state: { kind: 'sending', located: near }, onMark: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Marcar Asistencia/ }));
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};

export const Marked: Story = {
  tags: ['picture'],
  args: { state: { kind: 'marked', time: '19:03', located: near } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '¡Asistencia marcada correctamente desde el lugar de la iglesia!',
    );
    await expect(canvas.getByText('Marcada a las 19:03')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Marked earlier: shown without asking for the position first. */
export const AlreadyMarkedToday: Story = {
  args: { state: { kind: 'already-marked', time: '18:52', located: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hoy ya marcaste tu asistencia a las 18:52.');
    await expect(canvas.getByText('Marcada a las 18:52')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OutOfRange: Story = {
  tags: ['picture'],
  args: { state: { kind: 'too-far', located: away } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No te encuentras en la iglesia. No puedes marcar asistencia.',
    );
  },
};

export const Refused: Story = {
  args: {
    state: { kind: 'refused', message: 'Error: Este usuario ya marcó asistencia hoy.', located: near },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
