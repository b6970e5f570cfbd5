import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Glyph, info } from '../icon/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    conformance: [{ name: 'Tooltip', story: 'Shown', clientOnly: true }] satisfies ConformanceCase[],
  },
  args: {
    content: 'Suma solo los aportes con monto.',
    children: <IconButton label="Sobre el total" title="" icon={<Glyph path={info} />} />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Comes with the focus, describes what has it, goes with Escape. */
export const ShownAndDismissed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sobre el total' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Suma solo los aportes con monto.');
    await expect(button).toHaveAccessibleDescription('Suma solo los aportes con monto.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Shown: Story = { tags: ['picture'], args: { defaultOpen: true, side: 'right' } };
