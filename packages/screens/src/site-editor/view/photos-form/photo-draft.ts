import type { OldPicture, Picture } from '@ministerio/content/types';
import type { ContentDocuments } from '@ministerio/contract';
import {
  activityPhotoSlot,
  DRAWN_SLOTS,
  HEAD_SLOTS,
  HOME_SLOTS,
  ministryPhotoSlot,
} from '@ministerio/contract/domain';

type SitePhoto = NonNullable<ContentDocuments['fotos'][string]>;

/** A photo that is being prepared: it may still lack what publishing asks for. */
export type PhotoDraft = Omit<SitePhoto, 'permiso'> & { readonly permiso: boolean };

/** The document `fotos` while it is being prepared. */
export type PhotosDraft = Readonly<Record<string, PhotoDraft | null>>;

/** A place of the site that can have a photo. */
export interface PhotoSlot {
  /** Its key in the document: 'bienvenida'. */
  readonly id: string;
  readonly name: string;
  /** The page where it is seen; null where it is seen no more. */
  readonly page: { readonly path: string; readonly label: string } | null;
  /** Picture that is drawn there without a photo; null for none. */
  readonly drawn: Picture | OldPicture | null;
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly picture: Picture;
}

/** Published documents that have places for photos. */
export interface Places {
  readonly texts: ContentDocuments['textos'];
  /** The ministries of the site. */
  readonly sections: readonly Named[];
  readonly activities: ContentDocuments['actividades'];
}

const drawnIn = (id: string) => DRAWN_SLOTS[id as keyof typeof DRAWN_SLOTS];

/** Every place that can have a photo, in the order of the pages. */
export function photoSlots({ texts, sections, activities }: Places): readonly PhotoSlot[] {
  const { inicio } = texts;
  const home = { path: '/Inicio', label: inicio.titulo };
  const names: Readonly<Record<(typeof HOME_SLOTS)[number], string>> = {
    portada: 'Portada',
    bienvenida: inicio.bienvenida.titulo,
    'comienzos-1': 'Los comienzos, 1',
    'comienzos-2': 'Los comienzos, 2',
    vision: inicio.vision.titulo,
  };
  return [
    ...HOME_SLOTS.map((id) => ({ id, name: names[id], page: home, drawn: drawnIn(id) })),
    ...activities.map(({ id = '', titulo, imagen }) => ({
      id: activityPhotoSlot(id),
      name: titulo,
      page: home,
      drawn: { crop: imagen.recorte, glass: imagen.vidrio, alt: '' },
    })),
    ...sections.map(({ id, title, picture }) => ({
      id: ministryPhotoSlot(id),
      name: title,
      page: { path: '/ministerios', label: texts.ministerios.titulo },
      drawn: picture,
    })),
    ...Object.entries(HEAD_SLOTS).map(([id, page]) => ({
      id,
      name: `${texts[page].titulo}, arriba`,
      page: { path: `/${page}`, label: texts[page].titulo },
      drawn: drawnIn(id),
    })),
  ];
}

/** The site's places, and those of photos whose activity is gone: they can still be withdrawn. */
export function placesOf(published: Places, photos: PhotosDraft): readonly PhotoSlot[] {
  const places = photoSlots(published);
  const known = new Set(places.map(({ id }) => id));
  const left = Object.keys(photos).filter((id) => !known.has(id));
  return [...places, ...left.map((id) => ({ id, name: 'Un lugar que ya no está', page: null, drawn: null }))];
}

/** The photos without the places that have none: there the drawn glass is shown, as where nothing was ever chosen. */
export const filledPlaces = <Photo>(photos: Readonly<Record<string, Photo | null>>): Record<string, Photo> =>
  Object.fromEntries(
    Object.entries(photos).flatMap(([slot, photo]) => (photo === null ? [] : [[slot, photo] as const])),
  );

/** Gaps of a draft's photos, counted for the list of documents: '1 permiso'. */
export function missingWords(photos: PhotosDraft): readonly string[] {
  const missing = Object.values(filledPlaces(photos)).flatMap(missingOf);
  const permissions = missing.filter((one) => one === PERMISSION).length;
  const words = missing.length - permissions;
  return [
    ...(permissions > 0 ? [`${permissions} ${permissions === 1 ? 'permiso' : 'permisos'}`] : []),
    ...(words > 0 ? [`decir qué se ve en ${words} ${words === 1 ? 'foto' : 'fotos'}`] : []),
  ];
}

const PERMISSION = 'el permiso';

/** Gaps of a photo that publishing waits for, in the words of the list; empty where nothing is missing. */
export function missingOf({ alt, permiso }: PhotoDraft): readonly string[] {
  return [...(alt.trim() === '' ? ['decir qué se ve'] : []), ...(permiso ? [] : [PERMISSION])];
}
