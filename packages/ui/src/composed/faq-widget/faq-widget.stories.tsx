import { faq } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { FaqWidget } from './faq-widget.tsx';

const meta = {
  title: 'Composed/Public/FAQ widget',
  component: FaqWidget,
  parameters: {
    conformance: [{ name: 'FaqWidget', story: 'Open' }] satisfies ConformanceCase[],
    layout: 'fullscreen',
  },
  args: { entries: faq, chat: { href: '/Contactanos#escribenos' }, onOpenChange: fn() },
  decorators: [
    (Story, { viewMode }) =>
      // Fixed to a box instead of the window it does not float over the page that documents it.
      viewMode === 'docs' ? (
        <div style={{ contain: 'layout', blockSize: 500 }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
} satisfies Meta<typeof FaqWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir las preguntas frecuentes' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Chat de Preguntas Frecuentes')).toBeNull();
  },
};

/** No way to write to the church is known: the questions stand alone. */
export const NoChat: Story = {
  args: { defaultOpen: true, chat: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chat de Preguntas Frecuentes' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Chatear con nosotros' })).toBeNull();
  },
};

/** The questions did not arrive: a note says so, beside the way to write. */
export const Note: Story = {
  args: { defaultOpen: true, entries: [], note: <p>No pudimos cargar las preguntas.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos cargar las preguntas.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chatear con nosotros' })).toBeVisible();
  },
};

/** One answer is open at a time; a press on the open question closes it. */
export const Open: Story = {
  tags: ['picture'],
  args: { defaultOpen: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Chat de Preguntas Frecuentes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chatear con nosotros' })).toBeVisible();
    const place = canvas.getByText('¿Dónde está ubicada la iglesia?');
    await userEvent.click(canvas.getByText('¿Cuáles son los horarios de los servicios?'));
    await expect(canvas.getByText(/18:00 a 20:30/)).toBeVisible();
    await userEvent.click(place);
    await expect(canvas.getByText(/18:00 a 20:30/)).not.toBeVisible();
    await expect(canvas.getByText(/Tercer anillo Externo/)).toBeVisible();
    await userEvent.click(place);
    await expect(canvas.getByText(/Tercer anillo Externo/)).not.toBeVisible();
    const list = canvasElement.querySelector('[part="faq-widget-list"]');
    await expect(list?.getBoundingClientRect().height).toBeLessThanOrEqual(240);
  },
};

/** Escape closes the panel and gives the focus back to the button. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir las preguntas frecuentes' }));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Chat de Preguntas Frecuentes')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Abrir las preguntas frecuentes' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** A chat of the church's own opens in a new tab. */
export const OwnChat: Story = {
  args: { defaultOpen: true, chat: { href: 'https://wa.me/59170000000', external: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Chatear con nosotros/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

const channel = { label: 'Ir al canal', href: 'https://www.youtube.com/' };

/** An answer may end in a link, as the one on live streams does where the church has a channel. */
export const WithChannel: Story = {
  args: {
    defaultOpen: true,
    entries: faq.map((entry, index) => (index === 2 ? { ...entry, link: channel } : entry)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('¿Transmiten los servicios en vivo?'));
    const link = canvas.getByRole('link', { name: /^Ir al canal/ });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The parent may hold the state. */
export const Controlled: Story = {
  args: { open: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar las preguntas frecuentes' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
  },
};

/** More questions than fit scroll inside 15rem. */
export const ManyQuestions: Story = {
  args: {
    defaultOpen: true,
    entries: Array.from({ length: 9 }, (_, index) => ({
      id: `p${index}`,
      question: `¿Pregunta número ${index + 1}?`,
      answer: 'Respuesta.',
    })),
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('[part="faq-widget-list"]');
    // The panel grows as it opens.
    await waitFor(() => expect(list?.getBoundingClientRect().height).toBe(240));
    await expect(list?.scrollHeight).toBeGreaterThan(240);
  },
};
