import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { EveningWindow } from './evening-window.tsx';

const meta = {
  title: 'Composed/Admin/Evening window',
  component: EveningWindow,
  args: { present: 47, expected: 62 },
} satisfies Meta<typeof EveningWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

const litOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-pane="lit"], [data-pane="newest"]');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '47 de unos 62 vidrios encendidos' })).toBeVisible();
    await expect(litOf(canvasElement)).toHaveLength(47);
  },
};

/** Before the first arrival. */
export const Dark: Story = { args: { present: 0 } };

/** More than ever: the rim's petals are lit too. */
export const MoreThanExpected: Story = {
  args: { present: 80 },
  play: async ({ canvasElement }) => {
    await expect(litOf(canvasElement)).toHaveLength(80);
    await expect(canvasElement.querySelectorAll('[data-pane="lit"][data-ring="rim"]')).toHaveLength(18);
  },
};

/** The first evening of a church: nobody knows how many will come. */
export const FirstEvening: Story = {
  args: { present: 9, expected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '9 vidrios encendidos' })).toBeVisible();
  },
};

/** The newest arrival is bright. */
export const SomebodyCame: Story = {
  render: function Render(args) {
    const [present, setPresent] = useState(args.present);
    return (
      <>
        <Button onClick={() => setPresent(present + 1)}>Marcar</Button>
        <EveningWindow {...args} present={present} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar' }));
    await expect(canvasElement.querySelectorAll('[data-pane="newest"]')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: '48 de unos 62 vidrios encendidos' })).toBeVisible();
  },
};

export const Hundreds: Story = { args: { present: 260, expected: 300 } };
