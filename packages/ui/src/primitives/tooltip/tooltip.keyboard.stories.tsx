import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { focusPageStart, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import tooltip, { Default, Shown } from './tooltip.stories.tsx';

const meta = {
  ...tooltip,
  title: 'Primitives/Tooltip/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...tooltip.parameters, ...withoutAxe },
} satisfies Meta<typeof tooltip.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: 'Sobre el total' });

export const TabWhatItExplains: Story = {
  ...Default,
  name: 'Tab: what it explains',
  play: withKeys(async ({ press }) => {
    focusPageStart();
    await press('Tab');
    await expect(button()).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Suma solo los aportes con monto.');
  }),
};

export const EscapeWhatItExplains: Story = {
  ...Shown,
  name: 'Escape: what it explains',
  play: withKeys(async ({ press }) => {
    button().focus();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button()).toHaveFocus();
  }),
};
