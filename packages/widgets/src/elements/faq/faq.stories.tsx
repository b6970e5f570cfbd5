import 'virtual:ministerio-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { WidgetProps } from '../../jsx.ts';
import { controlsOf } from '../../stories/controls.ts';
import { content, failingSite, noContent, publishedContent, publishedSite } from '../../stories/mocks.ts';
import { inside, settled } from '../../stories/shadow-roots.ts';
import { documentation } from './documentation.ts';

const { tag, attributes, summary } = documentation;

const meta = {
  title: 'Widgets/ministerio-faq',
  render: (args) => <ministerio-faq {...args} />,
  argTypes: controlsOf(attributes),
  afterEach: settled,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [content] },
    docs: { description: { component: summary }, story: { inline: false, height: '560px' } },
  },
} satisfies Meta<WidgetProps<'ministerio-faq'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opens: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const listener = fn();
    canvasElement.addEventListener('ministerio-toggle', (event) => listener((event as CustomEvent).detail));
    const widget = await inside(canvasElement, tag);
    await userEvent.click(widget.getByRole('button', { name: 'Abrir las preguntas frecuentes' }));
    await userEvent.click(await widget.findByText('¿Dónde está ubicada la iglesia?'));
    await waitFor(() => expect(widget.getByText(/Tercer anillo Externo/)).toBeVisible());
    await expect(listener).toHaveBeenCalledWith({ open: true });
    await expect(canvasElement.querySelector(tag)).toHaveAttribute('open');
  },
};

export const Open: Story = { args: { open: true } };
export const Inline: Story = { args: { open: true, position: 'inline' } };
export const Start: Story = { args: { open: true, position: 'start' } };
export const Dark: Story = {
  args: { open: true, theme: 'dark' },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(widget.getByText('Chatear con nosotros').closest('a')).toHaveStyle({
      backgroundColor: 'rgb(244, 182, 63)',
    });
  },
};

/** Text on the accent is black or white, whichever has more contrast. */
export const Accent: Story = {
  args: { open: true, accent: '#7a0030' },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(widget.getByText('Chatear con nosotros').closest('a')).toHaveStyle({
      backgroundColor: 'rgb(122, 0, 48)',
      color: 'rgb(255, 255, 255)',
    });
  },
};

/** The author's content shows without script, and becomes the widget's with it. */
export const OwnQuestions: Story = {
  args: { open: true },
  render: (args) => (
    <ministerio-faq {...args}>
      <details>
        <summary>¿Hay estacionamiento?</summary>
        <p>
          Sí, al lado del templo. <a href="https://example.org/plano">Ver el plano</a>
        </p>
      </details>
    </ministerio-faq>
  ),
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await waitFor(() => expect(widget.getByText('¿Hay estacionamiento?')).toBeVisible());
    await expect(widget.queryByText('¿Transmiten los servicios en vivo?')).toBeNull();
    await userEvent.click(widget.getByText('¿Hay estacionamiento?'));
    const link = await widget.findByRole('link', { name: /^Ver el plano/ });
    await expect(link).toHaveAttribute('href', 'https://example.org/plano');
    await expect(widget.getAllByText(/Ver el plano/)).toHaveLength(1);
  },
};

/** Questions that the administrators published. */
export const Published: Story = {
  args: { open: true, api: publishedSite },
  parameters: { msw: { handlers: [publishedContent] } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await waitFor(() => expect(widget.getByText('¿Hay estacionamiento?')).toBeVisible());
    await expect(widget.queryByText('¿Dónde está ubicada la iglesia?')).toBeNull();
    await expect(widget.getByText('Chatear con nosotros').closest('a')).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/447700900123?text=Hola'),
    );
  },
};

/** The site fails: no questions, but ways to ask. */
export const Unconfirmed: Story = {
  args: { open: true, api: failingSite },
  parameters: { msw: { handlers: noContent } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await waitFor(() => expect(widget.getByRole('status')).toHaveTextContent(/^Sin confirmar: /));
    await expect(widget.getByText('Chatear con nosotros').closest('a')).toHaveAttribute(
      'href',
      `${failingSite}/Contactanos#escribenos`,
    );
  },
};

/** A wrong value shows a hint to the page's author and counts as the default. */
export const WrongAttribute: Story = {
  render: () => <ministerio-faq theme={'azul' as 'dark'} position="inline" />,
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(widget.getByRole('status')).toHaveTextContent(
      'Atributo «theme»: se esperaba auto, light, dark.',
    );
    canvasElement.querySelector(tag)?.removeAttribute('theme');
    await waitFor(() => expect(widget.queryByRole('status')).toBeNull());
  },
};
