/** A place on earth in decimal degrees (WGS 84). */
export interface GeoPoint {
  /** Degrees north of the equator, -90 to 90. */
  readonly latitude: number;
  /** Degrees east of Greenwich, -180 to 180. */
  readonly longitude: number;
}

/** Ways to reach the church. `undefined` means not set: visitors see nothing, the dashboard lists it. */
export interface ContactSettings {
  /** As people read it, for example `+591 3 000 0000`. */
  readonly phone: string | undefined;
  /** International number as people read it, for example `+591 700 00000`; the link takes its digits. */
  readonly whatsapp: string | undefined;
  readonly email: string | undefined;
}

/** Whole https addresses of the church's pages elsewhere; `undefined` hides the link. */
export interface SocialSettings {
  readonly facebook: string | undefined;
  readonly instagram: string | undefined;
  /** The channel's streams page, where services are broadcast live. */
  readonly youtubeStreams: string | undefined;
}

/** The streets that the drawn plan names; it is not to scale. */
export interface StreetPlan {
  /** The street that the church stands at. */
  readonly street: string;
  /** The two that cross it, left and right of the church. */
  readonly crossings: readonly [left: string, right: string];
  /** The plan in words, for whoever does not see it. */
  readonly description: string;
}

/** Everything that makes the product this church's own; edited in `church.config.ts`. */
export interface ChurchSettings {
  /** The church as its people call it. */
  readonly name: string;
  /** The site's name: brand, page titles, copyright line. */
  readonly product: string;
  readonly city: string;
  readonly country: string;
  /** ISO 3166-1 code of the country in two capital letters, for search engines. */
  readonly countryCode: string;
  /** IANA zone that decides what day an attendance belongs to. */
  readonly timeZone: string;
  /** BCP 47 tag for dates and numbers. */
  readonly locale: string;
  /** Sign written before amounts, and understood on either side of them: `Bs`, `€`. */
  readonly currency: string;
  /** Where the church stands (spec section 9). */
  readonly point: GeoPoint;
  /** How far from `point`, in metres, a member may mark attendance. */
  readonly radiusMetres: number;
  /** Postal address, one line each. */
  readonly address: readonly string[];
  /** `undefined` draws the plan without names. */
  readonly plan: StreetPlan | undefined;
  readonly contact: ContactSettings;
  readonly social: SocialSettings;
  readonly sermons: {
    /** Identifier of the video channel whose public feed the server reads. */
    readonly channelId: string | undefined;
  };
  /**
   * Whether visitors' phones keep the public pages for when there is no internet. `false` also takes away what
   * they have kept before.
   */
  readonly offline: boolean;
  /** Seeds the rosette: another number is another window. */
  readonly rosetteSeed: number;
}
