import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { emptyDraft, type NewcomerDraft } from './newcomer-draft.ts';
import { NewcomerForm } from './newcomer-form.tsx';

const kevin: NewcomerDraft = {
  ...emptyDraft,
  nombre: 'Kevin',
  inicial: 'M',
  menor: true,
  invito: 'Ana Rojas',
};

/** Keeps what is typed, as the door does. */
function Kept(props: ComponentProps<typeof NewcomerForm>) {
  const [draft, setDraft] = useState(props.draft);
  const onDraft = (next: NewcomerDraft) => {
    props.onDraft(next);
    setDraft(next);
  };
  return <NewcomerForm {...props} draft={draft} onDraft={onDraft} />;
}

const meta = {
  title: 'Pantallas/Admin/Parts/Newcomer form',
  component: NewcomerForm,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: emptyDraft,
    connection: 'en-linea',
    waiting: 0,
    onDraft: fn(),
    onSave: fn(),
    onBack: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NewcomerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Guardar y marcar' });

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A minor's family is asked for, not the minor. */
export const Minor: Story = {
  args: { draft: kevin },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/WhatsApp de tu mamá, papá o tutor/)).toHaveAccessibleDescription(
      'Si eres menor, escribimos a tu familia, no a ti.',
    );
    await expect(canvas.getByRole('radio', { name: 'Sí' })).toBeChecked();
  },
};

/** Name, letter, one answer: the rest may stay empty. */
export const TenSeconds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Kevin');
    await userEvent.tab();
    await userEvent.keyboard('mamani');
    await expect(canvas.getByLabelText('Apellido')).toHaveValue('M');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith({
      nombre: 'Kevin',
      inicial: 'M',
      menor: false,
      telefono: '',
      invito: '',
    });
  },
};

/** A number that was typed as the own one is never sent as the family's. */
export const OwnNumberOfAMinor: Story = {
  args: { draft: { ...kevin, menor: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Tu WhatsApp/), '70012345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sí' }));
    await expect(canvas.getByLabelText(/^WhatsApp de tu mamá/)).toHaveValue('');
    await userEvent.type(canvas.getByLabelText(/^WhatsApp de tu mamá/), '70099999');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ menor: true, telefono: '70099999' }),
    );
  },
};

/** Each error is its field's; the first one has the focus. */
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save());
    const name = canvas.getByLabelText('Nombre');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Escribe el nombre');
    await expect(canvas.getByLabelText('Apellido')).toHaveAccessibleDescription(
      /Escribe la primera letra del apellido/,
    );
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Elige «Sí» o «No».');
    await expect(args.onSave).not.toHaveBeenCalled();
    // A corrected field's error goes at once, the others stay.
    await userEvent.type(name, 'K');
    await expect(name).toBeValid();
    await expect(canvas.getByText('Elige «Sí» o «No».')).toBeVisible();
  },
};

export const WrongTexts: Story = {
  args: { draft: { ...kevin, inicial: '7', tutorTelefono: 'no sé', invito: 'x'.repeat(101) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save());
    await expect(canvas.getByText('Escribe una sola letra')).toBeVisible();
    await expect(canvas.getByText('Escribe el número con sus cifras')).toBeVisible();
    await expect(canvas.getByText('Escribe como máximo 100 caracteres')).toBeVisible();
    await expect(canvas.getByLabelText('Apellido')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithoutSignal: Story = {
  args: { draft: kevin, connection: 'sin-senal', waiting: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 por enviar')).toBeVisible();
  },
};

export const Emptied: Story = {
  args: { draft: kevin },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vaciar' }));
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('');
    await expect(canvas.getByLabelText('Nombre')).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Sí' })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Vaciar' })).toBeNull();
  },
};

/** Over the phone's keyboard, which no viewport unit knows, the button stays in sight and covers no field. */
export const OverTheKeyboard: Story = {
  args: { draft: kevin },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    const keyboard = Object.assign(new EventTarget(), { height: 360, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: keyboard });
    return () => {
      if (own) Object.defineProperty(window, 'visualViewport', own);
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(save().getBoundingClientRect().bottom).toBeLessThanOrEqual(360));
    const inviter = canvas.getByLabelText(/¿Quién te invitó\?/);
    inviter.focus();
    await expect(inviter.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      save().getBoundingClientRect().top,
    );
  },
};

export const Landscape: Story = {
  args: { draft: kevin },
  parameters: {
    viewport: {
      options: { side: { name: 'Phone on its side', styles: { width: '740px', height: '360px' } } },
    },
  },
  globals: { viewport: { value: 'side' } },
};

/** At 200 % nothing is cut and nothing scrolls sideways. */
export const LargeText: Story = {
  args: { draft: kevin, connection: 'sin-senal', waiting: 12 },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="NewcomerForm"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
    await expect(save().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
