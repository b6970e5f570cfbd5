import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LiveRegion, type LiveRegionProps } from './live-region.tsx';

const meta = { title: 'Primitives/LiveRegion', component: LiveRegion } satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

function Marking(props: LiveRegionProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <Button onClick={() => setWords('Esperando obtener la ubicación...')}>Marcar Asistencia</Button>
      <LiveRegion {...props}>{words}</LiveRegion>
    </>
  );
}

/** Empty until its words come, in answer to the press. */
export const Default: Story = {
  render: (args) => <Marking {...args} />,
};

export const Polite: Story = {
  tags: ['picture'],
  args: { children: 'Esperando obtener la ubicación...' },
};

/** The region is on the page before its words, which come in answer to something. */
export const Announces: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Esperando obtener la ubicación...');
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};

export const Assertive: Story = {
  args: { politeness: 'assertive', children: 'Token no encontrado' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Token no encontrado');
  },
};

export const Hidden: Story = { args: { visuallyHidden: true, children: '12 personas' } };
