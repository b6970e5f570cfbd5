import 'virtual:ministerio-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { WidgetProps } from '../../jsx.ts';
import { controlsOf } from '../../stories/controls.ts';
import { sermons } from '../../stories/mocks.ts';
import { inside, settled } from '../../stories/shadow-roots.ts';
import { documentation } from './documentation.ts';

const { tag, attributes, summary } = documentation;

const meta = {
  title: 'Widgets/ministerio-predicas',
  render: (args) => <ministerio-predicas {...args} />,
  argTypes: controlsOf(attributes),
  afterEach: settled,
  parameters: { msw: { handlers: sermons.ready }, docs: { description: { component: summary } } },
} satisfies Meta<WidgetProps<'ministerio-predicas'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(await widget.findByRole('heading', { name: 'Fe y obras' })).toBeVisible();
    await expect(widget.getByRole('heading', { name: 'Sin título' })).toBeInTheDocument();
  },
};

export const Limited: Story = {
  args: { limit: 1 },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await widget.findByRole('heading', { name: 'Fe y obras' });
    await expect(widget.getAllByRole('heading')).toHaveLength(1);
  },
};

export const Dark: Story = { args: { theme: 'dark' } };

export const Loading: Story = {
  parameters: { msw: { handlers: sermons.waiting } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(await widget.findByText('Cargando prédicas…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: sermons.empty } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(await widget.findByText('No hay videos disponibles.')).toBeVisible();
  },
};

/** A failing server gives the empty list, and an event for the page's author. */
export const Failing: Story = {
  parameters: { msw: { handlers: sermons.failing } },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(await widget.findByText('No hay videos disponibles.')).toBeVisible();
  },
};

/** Where no player may load, as in a frame: a tap opens YouTube in another tab. */
export const Elsewhere: Story = {
  args: { player: 'elsewhere' },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    const link = await widget.findByRole('link', { name: 'Reproducir: Fe y obras' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=fe-y-obras');
  },
};

/** The author's links instead of the channel's sermons. */
export const OwnLinks: Story = {
  render: (args) => (
    <ministerio-predicas {...args}>
      <a href="https://www.youtube.com/watch?v=aaaaaaaaaaa">El hijo pródigo</a>
      <a href="https://example.org/audio">Salmo 23 (audio)</a>
    </ministerio-predicas>
  ),
  play: async ({ canvasElement }) => {
    const listener = fn();
    canvasElement.addEventListener('ministerio-play', (event) => listener((event as CustomEvent).detail));
    const widget = await inside(canvasElement, tag);
    await expect(widget.getByRole('button', { name: 'Reproducir: El hijo pródigo' })).toBeVisible();
    const audio = widget.getByRole('link', { name: 'Reproducir: Salmo 23 (audio)' });
    audio.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(audio);
    await expect(listener).toHaveBeenCalledWith({
      id: 'https://example.org/audio',
      title: 'Salmo 23 (audio)',
    });
  },
};
