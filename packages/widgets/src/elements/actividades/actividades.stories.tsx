import 'virtual:ministerio-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetProps } from '../../jsx.ts';
import { controlsOf } from '../../stories/controls.ts';
import { content, pictures, publishedContent, publishedSite } from '../../stories/mocks.ts';
import { inside, settled } from '../../stories/shadow-roots.ts';
import { documentation } from './documentation.ts';

const { tag, attributes, summary } = documentation;

const meta = {
  title: 'Widgets/ministerio-actividades',
  render: (args) => <ministerio-actividades {...args} />,
  argTypes: controlsOf(attributes),
  afterEach: settled,
  parameters: { msw: { handlers: [pictures, content] }, docs: { description: { component: summary } } },
} satisfies Meta<WidgetProps<'ministerio-actividades'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await waitFor(() =>
      expect(widget.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        'Semana Santa',
        'Servicio juvenil',
        'Seminario: epístolas de la prisión',
      ]),
    );
  },
};

/** Activities that the administrators published. */
export const Published: Story = {
  args: { api: publishedSite },
  parameters: { msw: { handlers: [pictures, publishedContent] } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(await widget.findByRole('heading', { name: 'Campamento' })).toBeVisible();
    await expect(widget.getAllByRole('heading')).toHaveLength(1);
  },
};

export const Dark: Story = { args: { theme: 'dark' } };
