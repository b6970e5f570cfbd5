import { confirmImport } from '@ministerio/contract';
import { CONSENT_FAULT } from '@ministerio/contract/domain';
import { mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ImportMembersScreen } from './index.ts';
import { importStory, sent, working } from './test/import-story.ts';
import { chooseFile, csvFile, GOOD_ROWS, reachReview, TITLES } from './test/steps.ts';

const meta = {
  title: 'Pantallas/Admin/Import members/Guardians and consents',
  tags: ['!dev', '!autodocs'],
  component: ImportMembersScreen,
  ...importStory,
} satisfies Meta<typeof ImportMembersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One guardian comes with each member; half of one is put right, or taken away. */
export const Guardians: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const lines = [
      `${TITLES};Nacimiento;Apoderado;Celular del apoderado;Parentesco`,
      `${GOOD_ROWS[1]};2012;Elsa Vaca;700 98765;Mamá`,
      '48210573;Luz;Rojas;luz@ejemplo.bo;2013;;700 98766;',
    ];
    await reachReview(context, csvFile(lines));
    const name = await canvas.findByRole('textbox', { name: 'Nombre del tutor de la fila 3' });
    await expect(name).toHaveAccessibleDescription(
      'Falta el nombre del tutor: escríbelo, o borra el teléfono',
    );
    const phone = canvas.getByRole('textbox', { name: 'Teléfono del tutor de la fila 3' });
    await userEvent.clear(phone);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 2 miembros' }));
    await expect(await canvas.findByText('Se importaron 2 miembros')).toBeVisible();
    await expect(sent).toMatchObject([
      {
        anioNacimiento: 2012,
        tutorNombre: 'Elsa Vaca',
        tutorTelefono: '700 98765',
        tutorParentesco: 'madre',
      },
      { nombre: 'Luz', anioNacimiento: 2013 },
    ]);
    await expect(JSON.stringify(sent[1])).not.toContain('tutor');
  },
};

/** A consent says how it was given, and whom it is recorded by; 'Sí' does not. */
export const Consents: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const lines = [
      `${TITLES};Consentimiento: cuenta;Autorización de fotos`,
      `${GOOD_ROWS[1]};papel;no`,
      '48210573;Luz;Rojas;luz@ejemplo.bo;En persona;Sí',
    ];
    await chooseFile(context, csvFile(lines));
    await expect(await canvas.findByText(/queda anotado a tu nombre y con fecha de hoy/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar las filas' }));
    const photos = await canvas.findByRole('textbox', { name: 'Consentimiento: fotos de la fila 3' });
    await expect(photos).toHaveAccessibleDescription(CONSENT_FAULT);
    await userEvent.clear(photos);
    await userEvent.type(photos, 'papel{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 2 miembros' }));
    await expect(
      await canvas.findByText('2 vinieron con su consentimiento, anotado a tu nombre.'),
    ).toBeVisible();
    await expect(sent).toMatchObject([
      { consentimientoCuenta: 'papel' },
      { consentimientoCuenta: 'persona', consentimientoFoto: 'papel' },
    ]);
    await expect(sent[0]).not.toHaveProperty('consentimientoFoto');
  },
};

/** The server alone knows that the number is an administrator's. */
export const SharedNumber: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(confirmImport, 409, 'already_taken', {
          errors: { 'filas.0.tutorTelefono': 'Es también el número de un administrador o de un líder' },
        }),
        ...working,
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const titles = `${TITLES};Tutor;Celular del tutor`;
    await reachReview(context, csvFile([titles, `${GOOD_ROWS[1]};Elsa Vaca;700 98765`]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 1 miembro' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('El servidor no acepta estos datos.'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Teléfono del tutor de la fila 2' })).toBeInvalid();
  },
};
