import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs.Root,
  parameters: {
    conformance: [{ name: 'Tabs', neverPrerendered: true }] satisfies ConformanceCase[],
  },
  args: { defaultValue: 'mes' },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List aria-label="Mis Asistencias">
        <Tabs.Trigger value="mes">Este mes</Tabs.Trigger>
        <Tabs.Trigger value="lista">Lista</Tabs.Trigger>
        <Tabs.Trigger value="anio" disabled>
          Año
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="mes">Cuatro sábados de cuatro.</Tabs.Content>
      <Tabs.Content value="lista">21-11-2026, 18:52</Tabs.Content>
      <Tabs.Content value="anio">40 sábados de 52.</Tabs.Content>
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const SecondChosen: Story = { args: { defaultValue: 'lista' } };

export const ChosenByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Lista' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('21-11-2026');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Este mes' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Cuatro sábados');
  },
};
