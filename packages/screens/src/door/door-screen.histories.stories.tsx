import { withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import type { Profile } from './test/church.ts';
import { ending, histories } from './test/door-commands.ts';
import { DoorModel } from './test/door-model.ts';
import { Evening } from './test/evening.tsx';

/** `npm run soak` runs more of them, each time others. */
const runs = Number(import.meta.env.VITE_HISTORIES ?? 20);
const seed = 'VITE_HISTORIES' in import.meta.env ? undefined : 28;

const meta = {
  title: 'Pantallas/Admin/Door screen/Histories',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', ...withoutAxe },
  render: () => <div data-part="place" />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever is done and whatever happens: list, count, field and sentence are those of a model of a few lines. */
const holds = (profile: Profile): Story => ({
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-part="place"]') ?? canvasElement;
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const model = new DoorModel(profile);
        const evening = await Evening.open(place, model, profile);
        try {
          await fc.asyncModelRun(() => ({ model, real: evening }), steps);
          await ending(model, evening);
        } finally {
          evening.close();
        }
      }),
      { numRuns: runs, ...(seed === undefined ? {} : { seed }), verbose: 1 },
    );
  },
});

/** The door of an administrator. */
export const Model: Story = holds('administrador');

/** A phone that is enrolled for numbers alone: it names nobody, and keeps the count over a reload. */
export const PhoneModel: Story = holds('numeros');
