import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { PageSection, type PageSectionProps, pageSectionTones, pageSectionWidths } from './page-section.tsx';

/** A section with its own title; the documentation page shows it twice. */
function Vision(props: PageSectionProps) {
  const id = useId();
  return (
    <PageSection {...props} aria-labelledby={id}>
      <Stack gap={4} align="start">
        <Heading level={2} id={id}>
          Nuestra Vision
        </Heading>
        <p>Un lugar donde cada joven encuentra a Dios, una familia y su ministerio.</p>
      </Stack>
    </PageSection>
  );
}

const meta = {
  title: 'Primitives/PageSection',
  component: PageSection,
  argTypes: {
    tone: { control: 'select', options: pageSectionTones },
    width: { control: 'select', options: pageSectionWidths },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Vision {...args} />,
};

/** Each tone, with links and a button on it. */
export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <>
      {pageSectionTones.map((tone) => (
        <PageSection key={tone} tone={tone} id={tone} aria-labelledby={`${tone}-title`}>
          <Stack gap={4} align="start">
            <Heading level={2} id={`${tone}-title`} eyebrow="Nuestra casa">
              Nuestra Vision {tone}
            </Heading>
            <p>
              Un lugar donde cada joven encuentra a Dios, una familia y su{' '}
              <Link href="/ministerios">ministerio</Link>.
            </p>
            <ButtonLink href="/red_joven#reunion">Reuniones y horarios</ButtonLink>
          </Stack>
        </PageSection>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const regions = within(canvasElement).getAllByRole('region', { name: /Nuestra Vision/ });
    await expect(regions.map(({ id }) => id)).toEqual([...pageSectionTones]);
  },
};

export const Measure: Story = {
  args: { width: 'measure' },
  render: (args) => (
    <PageSection {...args}>
      <p>
        Somos una familia que se reúne cada semana en Santa Cruz de la Sierra para cantar, orar y aprender. La
        medida de esta columna deja leer sin perder el renglón.
      </p>
    </PageSection>
  ),
};
