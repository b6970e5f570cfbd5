import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../testing/with-keys.ts';
import tabs, { Default } from './tabs.stories.tsx';

const meta = {
  ...tabs,
  title: 'Primitives/Tabs/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...tabs.parameters, ...withoutAxe },
} satisfies Meta<typeof tabs.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string) => screen.getByRole('tab', { name });

export const ArrowRightATab: Story = {
  ...Default,
  name: 'ArrowRight: a tab',
  play: withKeys(async ({ press }) => {
    await press('ArrowRight', tab('Este mes'));
    await waitFor(() => expect(tab('Lista')).toHaveAttribute('aria-selected', 'true'));
    await press('ArrowRight');
    await waitFor(() => expect(tab('Este mes')).toHaveFocus());
  }),
};

export const HomeATab: Story = {
  ...Default,
  name: 'Home: a tab',
  play: withKeys(async ({ press }) => {
    await press('ArrowRight', tab('Este mes'));
    await waitFor(() => expect(tab('Lista')).toHaveAttribute('aria-selected', 'true'));
    await press('Home');
    await waitFor(() => expect(tab('Este mes')).toHaveAttribute('aria-selected', 'true'));
  }),
};

export const TabATab: Story = {
  ...Default,
  name: 'Tab: a tab',
  play: withKeys(async ({ press }) => {
    await press('Tab', tab('Este mes'));
    await expect(screen.getByRole('tabpanel')).toHaveFocus();
  }),
};
