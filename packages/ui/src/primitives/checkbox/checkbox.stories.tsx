import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Stack } from '../stack/stack.tsx';
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

export const States: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap={2}>
      <Checkbox {...args} label="Sin marcar" />
      <Checkbox {...args} label="Marcada" defaultChecked />
      <Checkbox {...args} label="No disponible" disabled />
      <Checkbox {...args} label="Marcada y no disponible" disabled defaultChecked />
    </Stack>
  ),
};

/** The reason is text that describes the box. */
export const Refused: Story = {
  args: { label: 'Tengo permiso de mis padres', 'aria-invalid': true, 'aria-describedby': 'permiso' },
  render: (args) => (
    <Stack gap={2}>
      <Checkbox {...args} />
      <p id="permiso">Sin el permiso no puedes inscribirte.</p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Sin el permiso/);
  },
};

/** Several that can be chosen together have their question in a legend. */
export const Group: Story = {
  render: () => (
    <fieldset>
      <legend>¿En qué ministerios sirve?</legend>
      <Stack gap={1}>
        <Checkbox label="Alabanza" />
        <Checkbox label="Red de Jóvenes" />
      </Stack>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: '¿En qué ministerios sirve?' }));
    await expect(group.getAllByRole('checkbox')).toHaveLength(2);
  },
};
