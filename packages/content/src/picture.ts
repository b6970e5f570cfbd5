import { textKey } from '@ministerio/contract/domain';

/** Part of the rosette shown in a picture. */
export type RosetteCrop = 'sunrise' | 'center' | 'corner' | 'arc' | 'rim' | 'petals';

/** Colour family of the window. */
export type RosetteGlass = 'vitral' | 'fuego' | 'rio' | 'aurora';

/** Subjects that have a window of their own, with a symbol cut in glass. */
export const emblemNames = [
  'adolescentes',
  'jovenes',
  'intercesion',
  'exploradoresdelrey',
  'escueladominical',
  'evangelismo',
  'reuniones',
  'centroderetiros',
  'ciet',
  'evangelio',
  'bautizo',
  'escueladevida',
  'seminario',
  'semanasanta',
  'serviciojuvenil',
] as const;

export type EmblemName = (typeof emblemNames)[number];

/** What each emblem stands for: a ministry, study or activity by its name. */
export const emblemSubjects: Readonly<Record<EmblemName, string>> = {
  adolescentes: 'Red de Adolescentes',
  jovenes: 'Red de Jovenes',
  intercesion: 'Intercesion',
  exploradoresdelrey: 'Exploradores del Rey',
  escueladominical: 'Escuela dominical',
  evangelismo: 'Evangelismo',
  reuniones: 'Reuniones',
  centroderetiros: 'Centro de retiros',
  ciet: 'Ciet',
  evangelio: '¿Que es evangelio?',
  bautizo: 'Crecimiento espiritual',
  escueladevida: 'Escuela de vida',
  seminario: 'Seminario',
  semanasanta: 'Semana Santa',
  serviciojuvenil: 'Servicio juvenil',
};

/**
 * The emblem of a subject.
 * @param key - its name's `textKey`, as in `categories.name_key`.
 * @returns undefined for all others, which wear the plain rosette.
 */
export function emblemOf(key: string): EmblemName | undefined {
  return emblemNames.find((name) => textKey(emblemSubjects[name]) === key);
}

interface PictureSlot {
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** File name inside `packages/content/photographs/`, for example `jovenes.jpg`. */
  readonly photograph?: string;
}

/** A slot that shows a crop of the rosette without a photograph. */
export interface RosettePicture extends PictureSlot {
  readonly crop: RosetteCrop;
  /** @default 'vitral' */
  readonly glass?: RosetteGlass;
  readonly emblem?: undefined;
}

/** A slot that shows its subject's emblem without a photograph. */
interface EmblemPicture extends PictureSlot {
  readonly emblem: EmblemName;
}

/** A picture slot: a photograph, or a drawing without one. */
export type Picture = RosettePicture | EmblemPicture;
