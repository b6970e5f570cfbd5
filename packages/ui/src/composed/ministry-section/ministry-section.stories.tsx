import { ministries, schedules, schedulesOfMinistry } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { ScheduleList } from '../schedule-list/schedule-list.tsx';
import { MinistrySection, ministryLayouts } from './ministry-section.tsx';

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
    children: <ScheduleList entries={schedulesOfMinistry('adolescentes', schedules)} nameless />,
  },
  decorators: [withArtwork],
} satisfies Meta<typeof MinistrySection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A region named by its heading, at the anchor of the navigation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Red de Adolescentes' })).toHaveAttribute(
      'id',
      'adolescentes',
    );
  },
};

/** All six, in the order that no page has two alike with. */
export const Layouts: Story = {
  tags: ['picture'],
  render: (args) => (
    <>
      {ministryLayouts.map((layout, index) => (
        <MinistrySection key={layout} {...args} section={ministries[index] ?? teenagers} layout={layout} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('region');
    await expect(regions.map((region) => region.dataset.layout)).toEqual([...ministryLayouts]);
  },
};

/** The church's own photo in a frame is sealed with the ministry's emblem. */
export const Photograph: Story = {
  args: {
    layout: 'framed',
    section: {
      ...teenagers,
      picture: { ...teenagers.picture, alt: 'Jóvenes en el patio', photograph: 'patio' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Jóvenes en el patio' })).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};

export const WithoutSchedule: Story = { args: { children: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
