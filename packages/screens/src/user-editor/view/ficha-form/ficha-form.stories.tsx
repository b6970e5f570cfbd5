import { emptyFicha, fichaOfAdult, fichaOfMinor } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FichaForm } from './ficha-form.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Ficha form',
  component: FichaForm,
  args: {
    ficha: fichaOfAdult,
    year: 2026,
    timeZone: 'America/La_Paz',
    onSave: fn(async () => undefined),
  },
  decorators: [withCard],
} satisfies Meta<typeof FichaForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An adult: a number of their own, no guardians. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('+59170012345');
    await expect(canvas.queryByText('Tutores')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Tener una cuenta' })).toHaveAccessibleDescription(
      'Anotado el 12-09-2026 por admin.',
    );
  },
};

export const Empty: Story = {
  args: { ficha: emptyFicha },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Teléfono' }), '700 12345');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Año de nacimiento' }), '1999');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la ficha' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      version: 0,
      telefono: '700 12345',
      anioNacimiento: 1999,
      tutores: [],
      consentimientos: { cuenta: null, foto: null, mensajes: null },
    });
  },
};

/** Instead of a number of their own a minor has guardians. */
export const Minor: Story = {
  args: { ficha: fichaOfMinor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cuenta como menor por su año de nacimiento.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Teléfono' })).toBeNull();
    await expect(canvas.getAllByRole('textbox', { name: /^Teléfono del tutor/ })).toHaveLength(2);
    await expect(canvas.getByRole('combobox', { name: 'Salir en fotos' })).toHaveAccessibleDescription(
      'Retirado el 07-11-2026.',
    );
  },
};

/** The sent ficha leaves the own number out once the year is typed. */
export const BecomesAMinor: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const year = canvas.getByRole('textbox', { name: 'Año de nacimiento' });
    await userEvent.clear(year);
    await userEvent.type(year, '2012');
    await expect(canvas.queryByRole('textbox', { name: 'Teléfono' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar tutor' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Nombre del tutor/ }), 'Paty');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Teléfono del tutor/ }), '70098765');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Parentesco' }), 'Padre');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Se le puede escribir' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Salir en fotos' }), 'En papel');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la ficha' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      version: 1,
      telefono: null,
      anioNacimiento: 2012,
      tutores: [{ nombre: 'Paty', telefono: '70098765', parentesco: 'padre', sePuedeEscribir: false }],
      consentimientos: { cuenta: 'persona', foto: 'papel', mensajes: null },
    });
  },
};

/** A minor by the ministry, without a guardian. */
export const WithoutGuardian: Story = {
  args: { ficha: { ...emptyFicha, menor: 'ministerio' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Todavía no tiene tutor/)).toBeVisible();
    await expect(canvas.getByText(/no se sabe su año de nacimiento/)).toBeVisible();
  },
};

export const RemovedGuardian: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ficha: fichaOfMinor },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar al tutor 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la ficha' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ tutores: [expect.objectContaining({ id: 1, nombre: 'Patricia Añez' })] }),
    );
  },
};

/** Missing values are said at their fields before anything is sent, and the first one gets the focus. */
export const Refused: Story = {
  args: { ficha: { ...emptyFicha, menor: 'anotado' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Año de nacimiento' }), '26');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar tutor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la ficha' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByText('Escribe el año con sus cuatro cifras, como 2010')).toBeVisible();
    await expect(canvas.getByText('Escribe el nombre del tutor')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Año de nacimiento' })).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Guardar la ficha/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A fault that the server says of a field is under that field; the rest is above the button. */
export const ServerError: Story = {
  args: {
    fieldErrors: {
      telefono: 'Escribe el número completo; si es de otro país, con + y su código, como +55 11 91234 5678',
    },
    error: 'No se pudo guardar la ficha. Otra persona cambió esta ficha mientras la editabas.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Otra persona cambió esta ficha/);
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A guardian's number that is an administrator's: a second administrator types their password. */
export const SecondAdministrator: Story = {
  args: { ficha: fichaOfMinor, needsWitness: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Su usuario' }), 'ruth');
    await userEvent.type(canvas.getByLabelText('Su contraseña'), 'una clave larga');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la ficha' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ testigo: { usuario: 'ruth', clave: 'una clave larga' } }),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ficha: fichaOfMinor },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Ficha' });
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};
