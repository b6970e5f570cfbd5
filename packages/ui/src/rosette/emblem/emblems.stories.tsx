import { type Palette, palette } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmblemSheet } from './emblem-sheet.tsx';

/**
 * The window of each ministry, study and activity: a symbol in lead before deep glass, in rings that begin as its frame
 * and end as the rosette. To draw another:
 *
 * 1. Write a function in `drawings/` that returns an `EmblemDrawing`, around (0, 0) and within 300 of it.
 * 2. Draw the symbol from back to front: each part is one closed path, with a fill that is light.
 * 3. Cut a part into cells: rough polygons that may overshoot; the part clips them.
 * 4. Mark what is too fine for 40 px with `true`, and give small pictures cuts of their own only where they need them.
 * 5. Put `light` where the leads meet: the flame, the sun, the door.
 * 6. Choose the frame's shape, and a field of three deep tones: no colour but those of `glass.ts`.
 * 7. Give the band the field's glass, lighter, or null.
 * 8. Take an order of rings that its neighbours on the page do not have.
 * 9. Name it in `EmblemName` of the content and in `emblems.ts`.
 * 10. Look at it here at both sizes, and run `npx vitest run --config vitest.node.config.ts --project unit emblem`.
 */
const meta = {
  title: 'Foundations/Emblems',
  component: EmblemSheet,
  argTypes: { palette: { control: 'object' } },
  args: { palette },
} satisfies Meta<typeof EmblemSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, as panels and as avatars. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await Promise.all(pictures.map((picture) => picture.decode()));
    await expect(pictures).toHaveLength(30);
    await expect(pictures.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true);
  },
};

const reds: Palette = {
  ...palette,
  cielo: '#E7C7A0',
  selva: '#7A1F3D',
  hoja: '#C4566B',
  noche: '#2A0E18',
  hojaOscura: '#8F2B45',
  tinta: '#21120F',
};

/** Every colour of a drawing in an `<img>`. */
const colorsOf = ({ src }: HTMLImageElement) =>
  decodeURIComponent(src)
    .match(/#[0-9a-f]{6}\b/gi)
    ?.map((color) => color.toLowerCase()) ?? [];
/** Whether red is the strongest part of a colour. */
function isWarm(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return red >= green && red >= blue;
}

/**
 * Another church: the same symbols in its own jewels. It has no green and no blue, and mixing or thickening its glass
 * makes none: a cold pane would be one of the first church's.
 */
export const AnotherPalette: Story = {
  args: { palette: reds },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(30);
    for (const picture of pictures) {
      const colors = new Set(colorsOf(picture));
      await expect(colors.size).toBeGreaterThan(2);
      await expect([...colors].filter((color) => !isWarm(color))).toEqual([]);
    }
  },
};
