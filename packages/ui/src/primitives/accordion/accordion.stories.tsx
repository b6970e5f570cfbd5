import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Accordion } from './index.ts';

const entries = [
  [
    'horarios',
    '¿Cuáles son los horarios de los servicios?',
    'Los domingos a las 06:30, 08:30, 10:30 y 18:00.',
  ],
  [
    'lugar',
    '¿Dónde están ubicados?',
    'En el tercer anillo externo, entre Av. Santos Dumont y Av. Radial 13.',
  ],
  ['vivo', '¿Transmiten en vivo?', 'Sí, cada domingo por YouTube.'],
] as const;
const items = entries.map(([value, question, answer]) => (
  <Accordion.Item key={value} value={value} title={question}>
    {answer}
  </Accordion.Item>
));

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion.Root,
  parameters: {
    conformance: [
      { name: 'Accordion' },
      {
        name: 'AccordionItem',
        render: (props) => (
          <Accordion.Root>
            <Accordion.Item {...props} value="one" title="Uno" />
          </Accordion.Root>
        ),
      },
    ] satisfies ConformanceCase[],
  },
  argTypes: { titleLevel: { control: 'select', options: [2, 3, 4, 5, 6] } },
  args: { onValueChange: fn() },
  render: (args) => (
    <Card>
      <Accordion.Root {...args}>{items}</Accordion.Root>
    </Card>
  ),
} satisfies Meta<typeof Accordion.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One open at a time; a press on the open one closes it. */
export const OpensOneAtATime: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first, second] = entries.map(([, question]) => canvas.getByText(question));
    if (!first || !second) throw new Error('The questions are missing.');
    await userEvent.click(first);
    await expect(canvas.getByText(/06:30/)).toBeVisible();
    await userEvent.click(second);
    await expect(canvas.getByText(/06:30/)).not.toBeVisible();
    await expect(canvas.getByText(/Santos Dumont/)).toBeVisible();
    await userEvent.click(second);
    await expect(canvas.getByText(/Santos Dumont/)).not.toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const StartsOpen: Story = {
  tags: ['picture'],
  args: { defaultValue: 'lugar' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Santos Dumont/)).toBeVisible();
  },
};

/** Titles are in the outline of the page, and look as without. */
export const Headings: Story = {
  args: { titleLevel: 3 },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => title.textContent)).toEqual(entries.map(([, question]) => question));
    for (const title of titles) await expect(title.closest('summary')).not.toBeNull();
  },
};

/** Every question can be reached by Tab; the keys that open it are the browser's own. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const [, question] of entries) {
      await userEvent.tab();
      await expect(within(canvasElement).getByText(question).closest('summary')).toHaveFocus();
    }
  },
};

/** The browser's search in the page opens an item by itself; the state follows. */
export const OpenedByTheBrowser: Story = {
  play: async ({ canvasElement, args }) => {
    const last = canvasElement.querySelectorAll('details')[2];
    if (last) last.open = true;
    await expect(within(canvasElement).getByText(/YouTube/)).toBeVisible();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('vivo'));
  },
};

function Held() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setOpen('vivo')}>Abrir el último</Button>
      <Accordion.Root value={open} onValueChange={setOpen}>
        {items}
      </Accordion.Root>
    </>
  );
}

export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir el último' }));
    await expect(canvas.getByText(/YouTube/)).toBeVisible();
    await userEvent.click(canvas.getByText('¿Transmiten en vivo?'));
    await expect(canvas.getByText(/YouTube/)).not.toBeVisible();
  },
};
