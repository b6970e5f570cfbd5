/** The fixed slots for photos of the home page, in its order. */
export const HOME_SLOTS = ['portada', 'bienvenida', 'comienzos-1', 'comienzos-2', 'vision'] as const;

/** The slots for photos at the heads of other pages, with the pages' keys in the document `textos`. */
export const HEAD_SLOTS = {
  'cabecera-cfa': 'red_joven',
  'cabecera-estudios': 'noticias',
  'cabecera-como-llegar': 'Contactanos',
} as const;

/** Placeholder drawings by photo slot: a crop of the rosette, a scene, or null for none. */
export const DRAWN_SLOTS = {
  portada: { crop: 'center', alt: '' },
  bienvenida: null,
  'comienzos-1': { scene: 'circle', alt: '', caption: '' },
  'comienzos-2': { scene: 'chapel', alt: '', caption: '' },
  vision: { crop: 'rim', glass: 'aurora', alt: '' },
  'cabecera-cfa': { crop: 'center', glass: 'vitral', alt: '' },
  'cabecera-estudios': { crop: 'sunrise', glass: 'fuego', alt: '' },
  'cabecera-como-llegar': { crop: 'rim', glass: 'rio', alt: '' },
} as const satisfies Record<(typeof HOME_SLOTS)[number] | keyof typeof HEAD_SLOTS, object | null>;

/** The slot of a ministry's photo. */
export const ministryPhotoSlot = (ministryId: string): string => `ministerio-${ministryId}`;

/** The slot of an activity's photo. */
export const activityPhotoSlot = (activityId: string): string => `actividad-${activityId}`;

/** Largest picture that may be sent, in bytes (R61). */
export const PHOTO_BYTES: number = 10 * 1024 * 1024;

/** Widths in which a picture is served, in pixels; one that is larger than the picture has the picture's own. */
export const PHOTO_WIDTHS = [480, 800, 1200] as const;

/** Formats in which a picture is served, best first. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;

/** Address of a picture on our own server. @param width - one of {@link PHOTO_WIDTHS} */
export const photoPath = (id: string, width: number, format: (typeof PHOTO_FORMATS)[number]): string =>
  `/fotos/${id}-${width}.${format}`;

/** Address of a picture's largest file that every site can show. */
export const largestPhotoPath = (id: string): string => photoPath(id, PHOTO_WIDTHS[2], 'webp');
