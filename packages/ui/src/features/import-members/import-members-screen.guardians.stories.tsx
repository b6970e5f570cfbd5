import { confirmImport } from '@ministerio/contract';
import { mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ImportMembersScreen } from './index.ts';
import { importStory, sent, working } from './test/import-story.ts';
import { csvFile, GOOD_ROWS, reachReview, TITLES } from './test/steps.ts';

const meta = {
  title: 'Connected/Admin/Import members/Guardians',
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
