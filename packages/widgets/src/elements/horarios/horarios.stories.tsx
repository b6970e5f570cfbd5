import 'virtual:ministerio-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetProps } from '../../jsx.ts';
import { controlsOf } from '../../stories/controls.ts';
import {
  content,
  failingSite,
  noContent,
  publishedContent,
  publishedSite,
  waitingSite,
} from '../../stories/mocks.ts';
import { inside, settled } from '../../stories/shadow-roots.ts';
import { documentation } from './documentation.ts';

const { tag, attributes, summary } = documentation;

const meta = {
  title: 'Widgets/ministerio-horarios',
  render: (args) => <ministerio-horarios {...args} />,
  argTypes: controlsOf(attributes),
  afterEach: settled,
  parameters: { msw: { handlers: [content] }, docs: { description: { component: summary } } },
} satisfies Meta<WidgetProps<'ministerio-horarios'>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The meetings of the list; the line above it depends on the time of day. */
function meetings({ getAllByRole }: Awaited<ReturnType<typeof inside>>): string {
  return getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join('\n');
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(await widget.findByText(/^(Ahora|Próxima reunión):/)).toBeVisible();
    await expect(meetings(widget)).toContain('Primer servicio');
    await expect(meetings(widget)).not.toContain('Reuniones de ayuno');
  },
};

export const Members: Story = {
  args: { members: true },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await waitFor(() => expect(meetings(widget)).toContain('Reuniones de ayuno'));
    await expect(widget.getAllByText('Solo miembros')).toHaveLength(2);
  },
};

/** Hours that the administrators published, also a date on which there is no meeting. */
export const Published: Story = {
  args: { api: publishedSite },
  parameters: { msw: { handlers: [publishedContent] } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await waitFor(() => expect(meetings(widget)).toContain('Noche de amigos'));
    await expect(meetings(widget)).not.toContain('Red de Jovenes');
    await expect(meetings(widget)).toContain('El sábado 28-11 no hay. Vamos todos al campamento');
  },
};

/** Until the site answers, the author's own link shows. */
export const Loading: Story = {
  args: { api: waitingSite },
  parameters: { msw: { handlers: noContent } },
  render: (args) => (
    <ministerio-horarios {...args}>
      <a href="https://example.org/horarios">Nuestros horarios</a>
    </ministerio-horarios>
  ),
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(widget.getByRole('status')).toHaveTextContent('Cargando horarios…');
    const link = widget.getByRole('link', { name: 'Nuestros horarios' });
    await expect(link).toHaveAttribute('href', 'https://example.org/horarios');
  },
};

/** A site that fails or that the page's policy blocks: no hours, but a way to them. */
export const Unconfirmed: Story = {
  args: { api: failingSite },
  parameters: { msw: { handlers: noContent } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await waitFor(() => expect(widget.getByRole('status')).toHaveTextContent(/^Sin confirmar: /));
    await expect(widget.getByRole('link')).toHaveAttribute('href', failingSite);
    await expect(widget.queryAllByRole('listitem')).toEqual([]);
  },
};

export const Dark: Story = { args: { theme: 'dark' } };
