import type { ListedPhone } from '@ministerio/contract';
import { doorPhones, fixtureNow } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DoorPhoneList } from './door-phone-list.tsx';
import { RemovePhoneDialog } from './remove-phone-dialog.tsx';

const phoneNamed = (name: string): ListedPhone => {
  const found = doorPhones.find(({ nombre }) => nombre === name);
  if (found === undefined) throw new TypeError(`The fixtures have no phone ${name}.`);
  return found;
};
const waiting = phoneNamed('Tableta del pasillo');
const numbers = phoneNamed('Mesa 1');

const meta = {
  title: 'Pantallas/Admin/Parts/Door phone list',
  component: DoorPhoneList,
  decorators: [withCard],
  args: {
    phones: doorPhones,
    nowMs: fixtureNow,
    timeZone: 'America/La_Paz',
    onConfirm: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof DoorPhoneList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rows' words, as they are read. */
const rowOf = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('list', { name: 'Teléfonos inscritos' }))
    .getAllByRole('listitem')
    .find((row) => row.textContent?.startsWith(name));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Mesa 2')).toHaveTextContent('Conectado');
    await expect(rowOf(canvas, 'Mesa 2')).toHaveTextContent('nada por enviar');
    await expect(rowOf(canvas, 'Mesa 2')).toHaveTextContent(
      'Con nombres: Red de Jovenes, Red de Adolescentes',
    );
    await expect(rowOf(canvas, 'Mesa 2')).toHaveAttribute('data-tone', 'good');
    await expect(rowOf(canvas, 'Mesa 1')).toHaveTextContent('Sin contacto, con marcas por enviar');
    await expect(rowOf(canvas, 'Mesa 1')).toHaveTextContent('7 por enviar');
    await expect(rowOf(canvas, 'Mesa 1')).toHaveTextContent('vence hoy a las 23:00');
    await expect(rowOf(canvas, 'Teléfono de Ruth')).toHaveTextContent('Venció sin enviar todo');
    await expect(rowOf(canvas, 'Teléfono de Ruth')).toHaveTextContent('venció ayer a las 23:00');
  },
};

/** It shows no names before an administrator pressed 'Es este', and its row says so. */
export const Waiting: Story = {
  args: { phones: [waiting] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No se ve ningún nombre en él hasta que pulses «Es este»/)).toBeVisible();
  },
};

export const Confirming: Story = {
  args: { phones: [waiting], confirming: new Set([String(waiting.id)]) },
};

export const Empty: Story = {
  args: { phones: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay ningún teléfono en la puerta')).toBeVisible();
  },
};

/** Forty letters, several ministries, and one that was deleted. */
export const LongNames: Story = {
  args: {
    phones: [
      {
        ...waiting,
        nombre: 'Teléfono-de-la-hermana-Maximiliana-Ayala',
        ministerios: [
          { id: 1, name: 'Red de Adolescentes y Preadolescentes del Plan Tres Mil' },
          { id: 2, name: 'Exploradores del Rey' },
        ],
      },
      { ...numbers, id: 9, perfil: 'nombres', ministerios: [] },
    ],
  },
};

export const LongNamesOnPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** Text of double size on a phone: nothing is cut, nothing scrolls sideways. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Es este «Tableta del pasillo»' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(waiting);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar «Mesa 1»' }));
    await expect(args.onRemove).toHaveBeenCalledWith(numbers);
  },
};

/** A phone that was enrolled just now has the focus. */
export const NewOne: Story = {
  tags: ['!dev', '!autodocs'],
  args: { focusOn: { id: numbers.id } },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Mesa 1')).toHaveFocus();
  },
};

/** The fate of unsent marks and of names is said before anything is removed. */
export const Removing: Story = {
  render: () => (
    <RemovePhoneDialog
      phone={{ ...phoneNamed('Mesa 2'), pendientes: 7 }}
      nowMs={fixtureNow}
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
};
