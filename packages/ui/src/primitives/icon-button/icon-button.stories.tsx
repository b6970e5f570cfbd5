import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrowLeft, arrowRight, Glyph, menu } from '../icon/index.ts';
import { Stack } from '../stack/stack.tsx';
import { IconButton, iconButtonSizes, iconButtonVariants } from './icon-button.tsx';

const meta = {
  title: 'Primitivos/IconButton',
  component: IconButton,
  argTypes: {
    variant: { control: 'select', options: iconButtonVariants },
    size: { control: 'select', options: iconButtonSizes },
  },
  args: { label: 'Abrir el menú', icon: <Glyph path={menu} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir el menú' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Floating: Story = { args: { variant: 'solid', size: 'lg' } };

/** With `aria-disabled` the button keeps its place in the order of focus; with `disabled` it leaves it. */
export const Unusable: Story = {
  render: (args) => (
    <Stack direction="row" gap={4}>
      <IconButton {...args} label="Anterior" icon={<Glyph path={arrowLeft} />} aria-disabled />
      <IconButton {...args} label="Siguiente" icon={<Glyph path={arrowRight} />} disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap={4}>
      {iconButtonVariants.map((variant) => (
        <Stack key={variant} direction="row" gap={4} align="center">
          {iconButtonSizes.map((size) => (
            <IconButton key={size} {...args} variant={variant} size={size} />
          ))}
          <IconButton {...args} variant={variant} disabled />
        </Stack>
      ))}
    </Stack>
  ),
};
