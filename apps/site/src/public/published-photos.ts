import type { Picture } from '@ministerio/content';
import type { SiteContent } from '@ministerio/content/site';
import { activityPhotoSlot, DRAWN_SLOTS, ministryPhotoSlot } from '@ministerio/contract/domain';
import { photoIn } from '@ministerio/ui/composed/picture';
import type { Photographs } from './artwork.ts';

/** Name of a published photo among the photographs that the build knows by their files. */
const nameOf = (slot: string) => `fotos/${slot}`;

/** Files of the published photos, by the names that {@link withPhotos} gives them. */
export function publishedPhotographs({ photos }: Pick<SiteContent, 'photos'>): Photographs {
  return Object.fromEntries(
    Object.keys(photos).flatMap((slot) => {
      const photo = photoIn(photos, slot);
      return photo ? [[nameOf(slot), photo.source] as const] : [];
    }),
  );
}

/** Pictures at the heads of pages, each a published photo or the drawn glass. */
export type HeadPictures = Readonly<Record<'meetings' | 'studies' | 'directions', Picture>>;

/** The first screen, heads, ministries and activities, with their published photos in place of the drawn glass. */
export function withPhotos({ photos, home, ministries, activities }: SiteContent): Pick<
  SiteContent,
  'home' | 'ministries' | 'activities'
> & {
  readonly heads: HeadPictures;
} {
  const placed = <Slot extends Picture>(picture: Slot, slot: string): Slot => {
    const photo = photoIn(photos, slot);
    return photo ? { ...picture, alt: photo.alt, photograph: nameOf(slot) } : picture;
  };
  const head = (slot: 'cabecera-cfa' | 'cabecera-estudios' | 'cabecera-como-llegar') =>
    placed<Picture>(DRAWN_SLOTS[slot], slot);
  return {
    home: { ...home, hero: { ...home.hero, picture: placed(home.hero.picture, 'portada') } },
    heads: {
      meetings: head('cabecera-cfa'),
      studies: head('cabecera-estudios'),
      directions: head('cabecera-como-llegar'),
    },
    ministries: ministries.map((section) => ({
      ...section,
      picture: placed(section.picture, ministryPhotoSlot(section.id)),
    })),
    activities: activities.map((activity) => ({
      ...activity,
      imagen: placed(activity.imagen, activityPhotoSlot(activity.id)),
    })),
  };
}
