/** A place on earth in decimal degrees (WGS 84). */
export interface GeoPoint {
  /** Degrees north of the equator, -90 to 90. */
  readonly latitude: number;
  /** Degrees east of Greenwich, -180 to 180. */
  readonly longitude: number;
}

/** Ways to reach the church. `undefined` means not set: visitors see nothing, the dashboard lists it. */
export interface ContactSettings {
  /** As displayed, for example `+591 3 000 0000`. */
  readonly phone: string | undefined;
  /** International number as displayed, for example `+591 700 00000`; the link uses its digits. */
  readonly whatsapp: string | undefined;
  readonly email: string | undefined;
}

/** Full https addresses of the church's pages on other sites; `undefined` hides the link. */
export interface SocialSettings {
  readonly facebook: string | undefined;
  readonly instagram: string | undefined;
  /** The channel's streams page, where services are broadcast live. */
  readonly youtubeStreams: string | undefined;
}

/** Streets named on the drawn plan, which is not to scale. */
export interface StreetPlan {
  /** The church's street. */
  readonly street: string;
  /** The two streets that cross it, left and right of the church. */
  readonly crossings: readonly [left: string, right: string];
  /** The plan in words, for people who cannot see it. */
  readonly description: string;
}

/** The settings of a church; the document `datos` and what only a build changes. */
export interface ChurchSettings {
  /** The church's name as its people use it. */
  readonly name: string;
  /** The site's name: brand, page titles, copyright line. */
  readonly product: string;
  readonly city: string;
  readonly country: string;
  /** ISO 3166-1 code of the country in two capital letters, for search engines. */
  readonly countryCode: string;
  /** IANA zone that decides the day of an attendance. */
  readonly timeZone: string;
  /** BCP 47 tag for dates and numbers. */
  readonly locale: string;
  /** Sign before amounts, also recognised after them: `Bs`, `€`. */
  readonly currency: string;
  /** Position of the church (spec section 9). */
  readonly point: GeoPoint;
  /** Maximum distance from `point`, in metres, at which a member may mark attendance. */
  readonly radiusMetres: number;
  /** Postal address, line by line. */
  readonly address: readonly string[];
  /** `undefined`: the plan has no names. */
  readonly plan: StreetPlan | undefined;
  readonly contact: ContactSettings;
  readonly social: SocialSettings;
  readonly sermons: {
    /** Id of the video channel whose public feed the server reads. */
    readonly channelId: string | undefined;
  };
  /** Person answerable for the protection of minors, and the number to call; `undefined` means not set. */
  readonly protection: { readonly responsible: string | undefined; readonly phone: string | undefined };
  /**
   * Whether visitors' phones store the public pages for offline use. `false` also removes stored ones.
   */
  readonly offline: boolean;
  /** Seed of the rosette: another number draws another window. */
  readonly rosetteSeed: number;
}
