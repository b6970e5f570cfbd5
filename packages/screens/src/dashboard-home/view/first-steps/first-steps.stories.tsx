import { doneSteps, firstSteps } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FirstSteps } from './first-steps.tsx';

const ministry = { ...firstSteps, ministerio: 'Red de Jóvenes' };
const people = { ...ministry, personas: 24 };

const meta = {
  title: 'Pantallas/Admin/Parts/First steps',
  component: FirstSteps,
  args: { steps: people, onHide: fn() },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const litPanes = (element: HTMLElement) => element.querySelectorAll('svg [data-lit]').length;

/** The step that comes next, by its title, and how many are done. */
async function expectNext(canvas: Canvas, title: string, done: number) {
  const [next, ...others] = canvas.getAllByRole('listitem', { current: 'step' });
  await expect(next).toHaveTextContent(title);
  await expect(others).toEqual([]);
  await expect(canvas.queryAllByText('Hecho')).toHaveLength(done);
}

/** Ministry and people are there; next comes the door. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expectNext(canvas, 'Haz una prueba en la puerta', 2);
    await expect(litPanes(canvasElement)).toBe(2);
    const [first, second] = canvas.getAllByRole('listitem').map((item) => within(item));
    await expect(first?.getByText('Red de Jóvenes')).toBeVisible();
    await expect(first?.queryByRole('link')).toBeNull();
    await expect(second?.getByText('24 personas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Abrir la puerta' })).toHaveAttribute(
      'href',
      '/dashboard/puerta/abrir',
    );
    await expect(canvas.getByRole('link', { name: 'Revisar el sitio' })).toHaveAttribute(
      'href',
      '/dashboard/sitio',
    );
  },
};

export const NothingDone: Story = {
  args: { steps: firstSteps },
  play: async ({ canvas, canvasElement }) => {
    await expectNext(canvas, 'Crea un ministerio', 0);
    await expect(litPanes(canvasElement)).toBe(0);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Crear un ministerio' })).toHaveAttribute(
      'href',
      '/dashboard/category',
    );
  },
};

export const OneDone: Story = {
  args: { steps: ministry },
  play: async ({ canvas, canvasElement }) => {
    await expectNext(canvas, 'Trae a tu gente', 1);
    await expect(litPanes(canvasElement)).toBe(1);
    const links = canvas.getAllByRole('link', { name: /Importar una lista|Crear a mano/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/importar',
      '/dashboard/crearUser',
    ]);
  },
};

export const ThreeDone: Story = {
  args: { steps: { ...people, marcas: 1 } },
  play: async ({ canvas, canvasElement }) => {
    await expectNext(canvas, 'Listo para el sábado', 3);
    await expect(litPanes(canvasElement)).toBe(3);
  },
};

/** Steps may be done in any order: the first that is left comes next. */
export const OutOfOrder: Story = {
  args: { steps: { ...firstSteps, personas: 1, sitio: true } },
  play: async ({ canvas }) => {
    await expectNext(canvas, 'Crea un ministerio', 2);
    await expect(canvas.getByText('1 persona')).toBeVisible();
  },
};

export const AllDone: Story = {
  tags: ['picture'],
  args: { steps: doneSteps },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Los cuatro brillan' })).toBeVisible();
    await expect(litPanes(canvasElement)).toBe(4);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Entendido' })).toBeVisible();
  },
};

export const Hide: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar los pasos' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

export const HidingFailed: Story = {
  args: { error: 'No se pudieron ocultar los pasos. No hay conexión. Inténtalo de nuevo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No hay conexión');
  },
};

export const LongName: Story = {
  args: {
    steps: {
      ...people,
      ministerio: 'Escuela de Formación de Líderes Jóvenes y Preadolescentes de Santa Cruz de la Sierra',
      personas: 12345,
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
