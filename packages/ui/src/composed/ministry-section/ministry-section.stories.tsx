import { ministries, schedulesOfMinistry } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { withArtwork } from '../picture/with-artwork.tsx';
import { ScheduleList } from '../schedule-list/schedule-list.tsx';
import { MinistrySection } from './ministry-section.tsx';

const [teenagers] = ministries;
if (!teenagers) throw new Error('The content has no ministry.');

const meta = {
  title: 'Composed/Public/Ministry section',
  component: MinistrySection,
  parameters: {
    conformance: [
      // Its id is the anchor of the navigation, which the content gives.
      {
        name: 'MinistrySection',
        render: ({ id, ...props }) => (
          <MinistrySection {...props} section={{ ...teenagers, id: id ?? teenagers.id }} />
        ),
      },
    ] satisfies ConformanceCase[],
    layout: 'fullscreen',
  },
  args: {
    section: teenagers,
    children: <ScheduleList entries={schedulesOfMinistry('adolescentes')} nameless />,
  },
  decorators: [withArtwork],
} satisfies Meta<typeof MinistrySection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A region named by its heading, at the anchor of the navigation. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Red de Adolescentes' })).toHaveAttribute(
      'id',
      'adolescentes',
    );
  },
};

export const Reversed: Story = {
  tags: ['picture'],
  args: { reversed: true, tone: 'sunken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-reversed');
  },
};

export const WithoutSchedule: Story = { args: { children: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
