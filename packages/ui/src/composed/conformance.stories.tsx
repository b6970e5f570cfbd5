import type { Meta, StoryObj } from '@storybook/react-vite';
import { registry } from '../conformance/composed-registry.tsx';
import { holdHandlers, holdRefAndAttributes, holdShadowRoot } from '../conformance/document-rules.ts';

/** Rules that hold for every composed component, in a real document. */
const meta = {
  title: 'Composed/Conformance',
  tags: ['!autodocs', '!dev'],
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefAndAttributes: Story = { play: () => holdRefAndAttributes(registry) };

export const Handlers: Story = { play: () => holdHandlers(registry) };

export const ShadowRoot: Story = { play: () => holdShadowRoot(registry) };
