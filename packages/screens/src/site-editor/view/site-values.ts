import type { Picture } from '@ministerio/content/types';
import type { ContentDocuments } from '@ministerio/contract';
import type { CalendarDate } from '@ministerio/contract/domain';
import type { LocationReading } from '@ministerio/ui/composed/mark-attendance';
import type { LocationFailure } from '../../kit/geolocation/read-position.ts';

/** The values of a document's form, by the key of each document in it. */
export type SiteValues = ContentDocuments;

/** Answer of the device to 'usar mi ubicación ahora'. */
export type OwnPosition = LocationReading | LocationFailure;

/** A day on which a meeting is to be suspended or moved: where the form begins. */
export interface ChangingDay {
  /** YYYY-MM-DD; a past or invalid day is ignored. */
  readonly day: string;
  /** Called once the form has begun. */
  readonly onTaken: () => void;
}

/** Surroundings of a document's form. */
export interface DocumentFormProps {
  /** Today at the church, YYYY-MM-DD. */
  readonly today: CalendarDate;
  /** The database's ministries. */
  readonly ministries: readonly { readonly id: number; readonly name: string }[];
  /** The schedules, for the activities of a meeting. */
  readonly schedules: ContentDocuments['horarios'];
  /** The ministries of the site, which have a place for a photo each. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly picture: Picture }[];
  /** The published activities, which have a place for a photo each. */
  readonly activities: ContentDocuments['actividades'];
  readonly changing?: ChangingDay | undefined;
  /** The published texts, whose titles name pages and sections. */
  readonly texts: ContentDocuments['textos'];
  /** Fills in what a text names, by what is published: `{ciudad}`. */
  readonly fill: (text: string) => string;
  /** Asks the device where it is. */
  readonly onLocate: () => Promise<OwnPosition>;
  /** Called with the path of the page that shows what is being edited. */
  readonly onPageShown: (path: string) => void;
}
