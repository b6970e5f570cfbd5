import { church, emblemOf, palette } from '@ministerio/content';
import type { ReactNode } from 'react';
import { type Artwork, ArtworkProvider } from '../composed/picture/artwork-context.ts';
import { avatarRosette, cropSeeds, crops, logoRosette, wholeRosette } from '../rosette/crops.ts';
import { drawRosette } from '../rosette/draw-rosette.ts';
import { drawEmblem, PANEL } from '../rosette/emblem/draw-emblem.ts';
import { emblems } from '../rosette/emblem/emblems.ts';

const asUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const seed = church.rosetteSeed;

const drawn: Artwork = {
  hero: asUrl(drawRosette({ seed, palette, view: wholeRosette, background: false })),
  logo: asUrl(drawRosette({ seed, palette, ...logoRosette })),
  picture: (slot) => {
    if (slot.emblem !== undefined) {
      const svg = drawEmblem(emblems[slot.emblem], { palette, size: 'panel' });
      return { src: asUrl(svg), width: PANEL.width, height: PANEL.height };
    }
    const { crop, glass = 'vitral' } = slot;
    const view = crops[crop];
    const svg = drawRosette({ seed: seed + cropSeeds[crop], palette, glass, view, lead: 6 });
    return { src: asUrl(svg), width: view.width, height: view.height };
  },
  emblem: emblemOf,
  ministryAvatar: (key) => {
    const emblem = emblemOf(key);
    return asUrl(
      emblem === undefined
        ? drawRosette({ seed, palette, ...avatarRosette })
        : drawEmblem(emblems[emblem], { palette, size: 'avatar' }),
    );
  },
  oldPicture: () => ({
    src: asUrl(drawRosette({ seed, palette, glass: 'fuego', view: crops.sunrise })),
    width: crops.sunrise.width,
    height: crops.sunrise.height,
  }),
};

/** Draws every picture in the browser, for stories and tests, which have no built files. */
export function DrawnArtwork({ children }: { children: ReactNode }) {
  return <ArtworkProvider value={drawn}>{children}</ArtworkProvider>;
}
