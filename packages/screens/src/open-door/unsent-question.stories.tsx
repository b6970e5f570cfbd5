import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UnsentQuestion } from './unsent-question.tsx';

const marks = ['10482', '10517', '10533'].map((who, index) => ({
  clave: who,
  who,
  when: `sáb 28 nov, 19:0${index + 1}`,
}));

const meta = {
  title: 'Pantallas/Admin/Unsent question',
  component: UnsentQuestion,
  args: { marks, onCopy: fn(async () => undefined), onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof UnsentQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

/** The focus is on the answer that loses nothing. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByRole('dialog', { name: 'Quedan 3 marcas de la puerta sin enviar' }),
    ).toBeVisible();
    await waitFor(() => expect(button('Seguir aquí')).toHaveFocus());
    await userEvent.click(button('Copiar la lista'));
    await expect(await screen.findByText('Lista copiada.')).toBeVisible();
    await expect(args.onCopy).toHaveBeenCalledWith(
      '10482\tsáb 28 nov, 19:01\n10517\tsáb 28 nov, 19:02\n10533\tsáb 28 nov, 19:03',
    );
    await userEvent.click(button('Cerrar sesión'));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

export const OneMark: Story = {
  args: { marks: marks.slice(0, 1) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Seguir aquí'));
    await expect(args.onStay).toHaveBeenCalledTimes(1);
  },
};

/** A visit is more than its name: what was typed of it goes with the list. */
export const WithVisit: Story = {
  args: {
    marks: [
      ...marks.slice(0, 1),
      {
        clave: '9',
        who: 'Kevin M.',
        detail: 'menor de 18, familia 70012345',
        isVisit: true,
        when: 'sáb 28 nov, 19:07',
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByRole('dialog', { name: 'Quedan 1 marca y 1 visita de la puerta sin enviar' }),
    ).toBeVisible();
    await expect(screen.getByText('Visita: menor de 18, familia 70012345')).toBeVisible();
    await userEvent.click(button('Copiar la lista'));
    await expect(args.onCopy).toHaveBeenCalledWith(
      '10482\tsáb 28 nov, 19:01\nVisita: Kevin M., menor de 18, familia 70012345\tsáb 28 nov, 19:07',
    );
  },
};

export const NoClipboard: Story = {
  render: ({ onCopy: _, ...args }) => <UnsentQuestion {...args} />,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Copiar la lista' })).toBeNull();
  },
};

export const CopyRefused: Story = {
  args: { onCopy: fn(() => Promise.reject(new DOMException('no', 'NotAllowedError'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Copiar la lista'));
    await expect(await screen.findByText('No se pudo copiar. Anótalas de esta pantalla.')).toBeVisible();
  },
};

/** A hundred marks scroll inside the dialog. */
export const ManyLongNames: Story = {
  args: {
    marks: Array.from({ length: 100 }, (_, index) => ({
      clave: String(index),
      who: 'María de los Ángeles Fernández-Quiroga Villarroel de la Santísima Trinidad',
      when: 'sáb 28 nov, 19:01',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
