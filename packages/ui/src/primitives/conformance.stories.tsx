import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdHandlers, holdRefAndAttributes, holdShadowRoot } from '../conformance/document-rules.ts';
import { registry } from './conformance-registry.tsx';

/** Rules that hold for every primitive, in a real document. */
const meta = {
  title: 'Primitivos/Conformance',
  tags: ['!autodocs', '!dev'],
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefAndAttributes: Story = { play: () => holdRefAndAttributes(registry) };

export const Handlers: Story = { play: () => holdHandlers(registry) };

export const ShadowRoot: Story = { play: () => holdShadowRoot(registry) };
