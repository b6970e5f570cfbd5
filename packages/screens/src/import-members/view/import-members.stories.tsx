import { Card } from '@ministerio/ui/primitives/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ImportMembers } from './import-members.tsx';
import { actions, columns, review } from './test/story-states.ts';

const meta = {
  title: 'Pantallas/Admin/Parts/Import members',
  component: ImportMembers,
  // Callbacks: there is nothing to edit.
  argTypes: { actions: { control: false } },
  args: { state: { step: 'choose', reading: false, error: null }, actions },
  decorators: [
    (Story) => (
      <Card padding="md">
        <Story />
      </Card>
    ),
  ],
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear();
  },
} satisfies Meta<typeof ImportMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const FileChosen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const steps = within(canvas.getByRole('list', { name: 'Pasos de la importación' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await expect(steps.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    const file = new File(['Nombre;Apellido'], 'lista.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Elegir archivo'), file);
    await expect(actions.onFile).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar plantilla' }));
    await expect(actions.onTemplate).toHaveBeenCalledTimes(1);
  },
};

export const Dropped: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('También puedes soltarlo aquí.', { exact: false }).parentElement;
    const data = new DataTransfer();
    const file = new File(['a'], 'lista.csv');
    data.items.add(file);
    const send = (type: string) =>
      zone?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    // Handled, so that the browser does not open the file.
    await expect(send('dragover')).toBe(false);
    await waitFor(() => expect(zone).toHaveAttribute('data-dragging'));
    await expect(send('drop')).toBe(false);
    await expect(actions.onFile).toHaveBeenCalledWith(file);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-dragging'));
  },
};

export const Reading: Story = {
  args: { state: { step: 'choose', reading: true, error: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Leyendo el archivo…');
  },
};

export const Unreadable: Story = {
  args: { state: { step: 'choose', reading: false, error: 'El archivo está vacío.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('El archivo está vacío.');
  },
};

export const Columns: Story = {
  tags: ['picture'],
  args: { state: columns },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('combobox', { name: 'Nombre' });
    await expect(name).toHaveDisplayValue('Nombres');
    await expect(name).toHaveAccessibleDescription('Ana · José Luis · Rosa');
    const username = canvas.getByRole('combobox', { name: 'Nombre de usuario' });
    await expect(username).toHaveDisplayValue('Crear del nombre y apellido');
    await expect(canvas.getByRole('combobox', { name: 'Teléfono' })).toHaveDisplayValue(
      'No está en el archivo',
    );
    const guardian = canvas.getByRole('combobox', { name: 'Teléfono del tutor' });
    await expect(guardian).toHaveDisplayValue('Celular de la mamá');
    const kinship = canvas.getByRole('combobox', { name: 'Parentesco del tutor' });
    await expect(kinship).toHaveAccessibleDescription('Se anota «Madre»');
    const email = canvas.getByRole('combobox', { name: 'Correo electrónico' });
    await expect(email).toHaveAccessibleDescription('Falta elegir la columna');
    await userEvent.selectOptions(email, 'Contacto');
    await expect(actions.onColumn).toHaveBeenCalledWith('email', 3);
    await userEvent.click(canvas.getByRole('checkbox', { name: /primera fila/ }));
    await expect(actions.onTitles).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('combobox', { name: 'Hoja del archivo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar las filas' }));
    await expect(actions.onCheck).toHaveBeenCalledTimes(1);
  },
};

/** Two surnames in two columns, and what has to be looked at first. */
export const Remarks: Story = {
  args: {
    state: {
      ...columns,
      fileColumns: [...columns.fileColumns, { title: 'Apellido materno', samples: ['Roca'] }],
      secondSurname: 8,
      sheets: ['Miembros', 'Niños'],
      titleLine: 2,
      remarks: ['En la fila 6 hay una celda que parece tener otras filas adentro.'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^En la fila 6/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Apellido' })).toHaveAccessibleDescription(
      'Suárez · Peñaranda Núñez · Vaca · y se le une «Apellido materno»',
    );
    await expect(
      canvas.getByRole('checkbox', {
        name: 'La fila 2 son los títulos de las columnas: lo de encima no se importa',
      }),
    ).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hoja del archivo' }), 'Niños');
    await expect(actions.onSheet).toHaveBeenCalledWith('Niños');
  },
};

export const ColumnMissing: Story = {
  args: { state: { ...columns, error: 'Elige la columna de: Correo electrónico.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Elige la columna de: Correo electrónico.');
  },
};

export const Problems: Story = {
  tags: ['picture'],
  args: { state: review },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/para importar,/)).toHaveTextContent(
      '30 filas: 26 listas para importar, 4 con problemas.',
    );
    await expect(canvas.getByRole('button', { name: 'Importar 26 miembros' })).toBeDisabled();
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico de la fila 4' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('El formato del correo electrónico no es válido');
    await userEvent.type(email, '.bo{Enter}');
    await expect(actions.onCorrect).toHaveBeenCalledWith(4, 'email', 'jose@ejemplo.bo');
    await expect(canvas.getByRole('textbox', { name: 'Nombre de la fila 9' })).toBeValid();
    await expect(canvas.getByText('Corregido')).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: 'Nombre del tutor de la fila 15' }),
    ).toHaveAccessibleDescription('Falta el nombre del tutor: escríbelo, o borra el teléfono');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dejar fuera las 4 filas con problemas' }));
    await expect(actions.onLeaveOut).toHaveBeenCalledWith(true);
  },
};

/** A corrected value keeps its place. */
export const Correcting: Story = {
  args: { state: review },
  render: ({ state, ...args }) => {
    const [shown, setShown] = useState(state);
    const onCorrect = (line: number, field: string, value: string) => {
      const problems = review.problems.map((problem) =>
        problem.line === line && problem.field === field ? { ...problem, value, message: null } : problem,
      );
      setShown({ ...review, problems });
    };
    return <ImportMembers {...args} state={shown} actions={{ ...args.actions, onCorrect }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const surname = canvas.getByRole('textbox', { name: 'Apellido de la fila 12' });
    await userEvent.type(surname, 'Vaca');
    await userEvent.tab();
    await waitFor(() => expect(surname).toBeValid());
    await expect(surname).toHaveValue('Vaca');
    await expect(canvas.getAllByText('Corregido')).toHaveLength(2);
  },
};

export const EasyNumbers: Story = {
  tags: ['picture'],
  args: { state: { ...review, ready: 30, problems: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/9 números tienen menos de 6 caracteres/)).toHaveTextContent(
      'filas 2, 3, 4, 5, 6, 7, 8, 9 y 1 más.',
    );
    await expect(canvas.getByText(/1 número sigue a otro/)).toHaveTextContent('fila 14.');
    await userEvent.click(canvas.getByRole('button', { name: 'Importar 30 miembros' }));
    await expect(actions.onImport).toHaveBeenCalledTimes(1);
  },
};

export const LeftOut: Story = {
  args: { state: { ...review, leaveOut: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Importar 26 miembros' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: {
    state: {
      ...review,
      error: 'Mientras importabas, otra cuenta tomó estos datos. Corrígelos y vuelve a importar.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se importó a nadie');
  },
};

export const Importing: Story = {
  tags: ['picture'],
  args: { state: { step: 'importing', done: 1250, total: 5000, confirming: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparados 1250 de 5000' })).toHaveValue(1250);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar la importación' }));
    await expect(actions.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** From here on the server decides: all or nothing. */
export const Closing: Story = {
  args: { state: { step: 'importing', done: 5000, total: 5000, confirming: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Creando las cuentas…' })).not.toHaveAttribute(
      'value',
    );
    await expect(canvas.getByRole('button', { name: 'Cancelar la importación' })).toBeDisabled();
  },
};

export const Done: Story = {
  tags: ['picture'],
  args: { state: { step: 'done', created: 26, guardians: 12, consents: 9, leftOut: 4 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Se importaron 26 miembros');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 filas quedaron fuera.');
    await expect(
      canvas.getByText('12 vinieron con su tutor. 9 vinieron con su consentimiento, anotado a tu nombre.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar informe' }));
    await expect(actions.onReport).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Importar otro archivo' }));
    await expect(actions.onRestart).toHaveBeenCalledTimes(1);
  },
};

/** Keyboard and screen reader users are taken to the new step. */
export const FocusFollows: Story = {
  render: ({ state, ...args }) => {
    const [shown, setShown] = useState(state);
    return (
      <ImportMembers {...args} state={shown} actions={{ ...args.actions, onCheck: () => setShown(review) }} />
    );
  },
  args: { state: columns },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar las filas' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Revisa las filas con problemas' })).toHaveFocus(),
    );
  },
};

export const Phone: Story = {
  args: { state: review },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ColumnsOnPhone: Story = {
  args: { state: columns },
  globals: { viewport: { value: 'phone' } },
};

/** A file with very long titles and values. */
export const LongNames: Story = {
  args: {
    state: {
      ...columns,
      fileName: `${'lista-de-miembros-de-la-iglesia-'.repeat(4)}.xlsx`,
      fileColumns: columns.fileColumns.map(({ samples }) => ({
        title: 'Nombre completo del miembro tal como figura en el carnet de identidad',
        samples: samples.map((sample) => sample.repeat(12)),
      })),
    },
    actions: { ...actions, onFile: fn() },
  },
  globals: { viewport: { value: 'phone' } },
};
