import { confirmImport, listUsers, registrationStatus, stageImport } from '@ministerio/contract';
import { mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { makeXlsx } from '../kit/sheet/test/make-xlsx.ts';
import { foreignBackend } from '../kit/test/backends.ts';
import { ImportMembersScreen } from './index.ts';
import { importStory, sent, working } from './test/import-story.ts';
import { chooseFile, csvFile, GOOD_ROWS, reachReview, TITLES } from './test/steps.ts';

const meta = {
  title: 'Pantallas/Admin/Import members',
  component: ImportMembersScreen,
  ...importStory,
} satisfies Meta<typeof ImportMembersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Elige tu lista de miembros' })).toBeVisible();
  },
};

export const FromCsv: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reachReview(context, csvFile([TITLES, ...GOOD_ROWS]));
    await waitFor(() =>
      expect(canvas.getByText(/para importar,/)).toHaveTextContent(
        '2 filas: 2 listas para importar, ninguna con problemas.',
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 2 miembros' }));
    await expect(await canvas.findByText('Se importaron 2 miembros')).toBeVisible();
    await expect(sent).toEqual([
      {
        codigo: '48210573',
        nombre: 'José',
        apellido: 'Núñez; "el alto"',
        username: 'jose.nunez',
        email: 'jose.n@ejemplo.bo',
      },
      {
        codigo: '77120934',
        nombre: 'Rosa',
        apellido: 'Vaca',
        username: 'rosa.vaca',
        email: 'rosa@ejemplo.bo',
      },
    ]);
  },
};

export const FromExcel: Story = {
  play: async (context) => {
    const { canvas } = context;
    const table = [
      ['Correo', 'Nombres', 'Apellidos', 'Nro.'],
      ['ana@ejemplo.bo', 'Ana', 'Suárez', 48_210_573],
    ];
    await reachReview(context, new File([makeXlsx(table)], 'lista.xlsx'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Importar 1 miembro' })).toBeEnabled());
  },
};

export const Corrected: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reachReview(
      context,
      csvFile([
        TITLES,
        '10482;Ana;Suárez;ana@ejemplo',
        '77120934;;Vaca;rosa@ejemplo.bo',
        ...GOOD_ROWS.slice(0, 1),
      ]),
    );
    await waitFor(() =>
      expect(canvas.getByText(/para importar,/)).toHaveTextContent(
        '3 filas: 1 lista para importar, 2 con problemas.',
      ),
    );
    await expect(await canvas.findByText('Ese código ya está en uso (cuenta «camila»)')).toBeVisible();
    const correct = async (name: string, value: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${value}{Enter}`);
      await waitFor(() => expect(field).toBeValid());
    };
    await correct('Código de membresía de la fila 2', '60482011');
    await correct('Correo electrónico de la fila 2', 'ana@ejemplo.bo');
    await correct('Nombre de la fila 3', 'Rosa');
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 3 miembros' }));
    await expect(await canvas.findByText('Se importaron 3 miembros')).toBeVisible();
  },
};

export const LeftOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reachReview(context, csvFile([TITLES, ...GOOD_ROWS, '1;Ana;Suárez;']));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Dejar fuera la fila con problemas' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 2 miembros' }));
    await expect(await canvas.findByText(/1 fila quedó fuera/)).toBeVisible();
  },
};

export const ColumnMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFile(context, csvFile(['Código;Nombre;Apellido', '1;Ana;Suárez']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar las filas' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Elige la columna de: Correo electrónico.'),
    );
  },
};

export const NotAList: Story = {
  play: async (context) => {
    await chooseFile(context, new File([new Uint8Array([0x89, 0x50, 0, 1])], 'foto.csv'));
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'El archivo no es un CSV ni un Excel (.xlsx), o está dañado.',
      ),
    );
  },
};

/** Rows after an open quotation mark would be lost in one cell. */
export const QuotationMarkNotClosed: Story = {
  play: async (context) => {
    await chooseFile(context, csvFile([TITLES, '48210573;Ana;"Rojas;ana@ejemplo.bo', ...GOOD_ROWS]));
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'Fila 2. Tiene una comilla doble (") de más o sin cerrar',
      ),
    );
  },
};

export const SeveralSheets: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const members = [
      ['LISTA 2026'],
      ['Código', 'Nombres', 'Paterno', 'Materno', 'Correo'],
      [{ number: 482, format: '00000000' }, 'Ana', 'Rojas', 'Vaca', 'ana@ejemplo.bo'],
    ];
    const file = makeXlsx([['Portada'], ['Nada']], { name: 'Miembros', table: members });
    await chooseFile(context, new File([file], 'lista.xlsx'));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Hoja del archivo' }),
      'Miembros',
    );
    await expect(canvas.getByRole('checkbox', { name: /^La fila 2 son los títulos/ })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Código de membresía' })).toHaveAccessibleDescription(
      '00000482',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar las filas' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 1 miembro' }));
    await expect(await canvas.findByText('Se importó 1 miembro')).toBeVisible();
    await expect(sent).toMatchObject([{ codigo: '00000482', apellido: 'Rojas Vaca' }]);
  },
};

export const TooLarge: Story = {
  play: async (context) => {
    await chooseFile(context, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'lista.csv'));
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('El archivo pesa más de 5 MB.'),
    );
  },
};

/** One of the numbers was registered meanwhile. */
export const TakenMeanwhile: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(confirmImport, 409, 'already_taken', {
          errors: { 'filas.1.codigo': 'Ese código ya está en uso' },
        }),
        ...working,
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reachReview(context, csvFile([TITLES, ...GOOD_ROWS]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 2 miembros' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('otra cuenta tomó estos datos'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Código de membresía de la fila 3' })).toBeInvalid(),
    );
  },
};

export const Cancelled: Story = {
  parameters: { msw: { handlers: [mockPending(stageImport), ...working] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reachReview(context, csvFile([TITLES, ...GOOD_ROWS]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 2 miembros' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar la importación' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Cancelaste la importación.'));
    await expect(sent).toEqual([]);
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [mockRefusal(stageImport, 403, 'forbidden'), ...working],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reachReview(context, csvFile([TITLES, ...GOOD_ROWS]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar 2 miembros' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No tienes permiso para hacer esto.'),
    );
  },
};

export const AccountsUnread: Story = {
  parameters: { msw: { handlers: [mockNetworkError(listUsers), ...working] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFile(context, csvFile([TITLES, ...GOOD_ROWS]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar las filas' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Error al cargar los usuarios. No hay conexión. Inténtalo de nuevo.',
      ),
    );
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(registrationStatus)] } } };

/** Another backend, which has no import. */
export const Empty: Story = {
  parameters: { msw: { handlers: [foreignBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este servidor no importa miembros')).toBeVisible();
  },
};

/** A backend that answers every call with a page. */
export const ForeignPage: Story = {
  parameters: {
    msw: { handlers: [http.all('*/api/*', () => HttpResponse.html('<!doctype html><p>Hola</p>'))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este servidor no importa miembros')).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { msw: { handlers: [mockNetworkError(registrationStatus)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo abrir la importación')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await reachReview(context, csvFile([TITLES, ...GOOD_ROWS, '1;Ana;Suárez;ana@']));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
