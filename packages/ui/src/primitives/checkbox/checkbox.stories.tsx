import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Primitivos/Checkbox',
  component: Checkbox,
  parameters: {
    conformance: [{ name: 'Checkbox', control: true }] satisfies ConformanceCase[],
  },
  args: { label: 'Mostrar también a quienes no tienen ministerio', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The words are part of what can be pressed. */
export const CheckedByItsLabel: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/Mostrar también/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
