import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Card, CardTitle, cardPaddings, cardTones } from './card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: {
    conformance: [
      { name: 'Card' },
      { name: 'CardTitle', render: (props) => <CardTitle {...props}>Título</CardTitle> },
    ] satisfies ConformanceCase[],
  },
  argTypes: {
    tone: { control: 'select', options: cardTones },
    padding: { control: 'select', options: cardPaddings },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <Stack gap={2} align="start">
    <Badge tone="success">Sábado 19:00</Badge>
    <CardTitle>Servicio juvenil</CardTitle>
    <p>Templo central · Tercer anillo externo</p>
    <Button size="sm">Cómo llegar</Button>
  </Stack>
);

export const Default: Story = {
  args: { as: 'article', children: content },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article')).toBeVisible();
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Servicio juvenil',
    );
  },
};

/** For the documentation's drawing of its parts, beside the default on the same page. */
export const Parts: Story = { ...Default, tags: ['!dev', '!autodocs'] };

/** Each tone with each padding. */
export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      {cardTones.map((tone) => (
        <Stack key={tone} direction="row" align="start" gap={6} wrap>
          {cardPaddings.map((padding) => (
            <Card key={padding} tone={tone} padding={padding}>
              {content}
            </Card>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
