import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectHandlers, expectRefAndAttributes, expectShadowRoot } from './document-rules.tsx';

/** Rules that hold for every primitive, composed component and view, in a real document. */
const meta = {
  title: 'Conformance',
  tags: ['!autodocs', '!dev'],
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefAndAttributes: Story = { play: expectRefAndAttributes };

export const Handlers: Story = { play: expectHandlers };

export const ShadowRoot: Story = { play: expectShadowRoot };
