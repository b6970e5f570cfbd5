import type { ChurchClock } from '@ministerio/contract/domain';
import type { ChurchSettings } from './church-settings.ts';
import type { PageName } from './seo.ts';
import type { SiteContent } from './site-content.ts';

/** A sermon as the home page shows it; link is null where there is nothing to watch. */
export interface PageSermon {
  readonly id: string;
  readonly title: string;
  readonly link: string | null;
}

/** Everything that the public pages are rendered from. */
export interface PageFacts {
  readonly site: SiteContent;
  /** null where they are not known yet. */
  readonly sermons: readonly PageSermon[] | null;
  /** Day and time at the church: decides what is on now and what is next. */
  readonly clock: ChurchClock;
  /** Whether the server takes the contact form's messages; other backends do not. */
  readonly hasForm: boolean;
  /** Whether anybody may register; own server alone. */
  readonly registrationOpen: boolean;
  /** Origin of the site, without a closing slash. */
  readonly publicUrl: string;
  /** Further schema.org descriptions for the home page. */
  readonly described?: object | undefined;
}

/** File that says which links a browser may follow ahead. */
export const SPECULATION_RULES = '/paginas.rules';

/** Facts of the church and its server that the shell of the signed-in application needs. */
export interface ShellFacts extends Pick<PageFacts, 'hasForm' | 'registrationOpen'> {
  readonly church: ChurchSettings;
}

/** A picture that a shared link shows. */
export interface SharePicture {
  /** Holds a hash of all that is on it. */
  readonly path: string;
  /** @returns a whole SVG document, without text, links and files from elsewhere. */
  draw(): Promise<string>;
}

/** The site's build for the server: renders its documents from the church's content. */
export interface SiteRenderer {
  readonly routes: {
    /** Name of the page at each path; letter case does not matter. */
    readonly pages: Readonly<Record<string, PageName>>;
    /** Name of the shell at each path of the signed-in application; a part may be `:id`. */
    readonly app: Readonly<Record<string, string>>;
  };
  /** @returns an HTML document without inline script or style. @throws what a component throws. */
  renderPage(name: PageName, facts: PageFacts): string;
  /** A document of the signed-in application. @param name - one of `routes.app`. */
  renderShell(name: string, facts: PageFacts): string;
  /** Pictures of shared links by name, as what is published says them now. */
  sharePictures(site: SiteContent): Readonly<Record<string, SharePicture>>;
  /** The document of an enrolled phone of the door, on our own server alone. */
  renderDoor(facts: PageFacts): string;
  /** The document of the projector in the hall, on our own server alone. */
  renderHall(facts: PageFacts): string;
  /** The guide for administrators and members, on our own server alone. */
  renderHelp(facts: PageFacts): string;
  /**
   * Files for machines, by their paths: robots.txt, sitemap.xml, manifest.webmanifest, {@link SPECULATION_RULES}, and
   * security.txt where the church has a contact.
   */
  renderFiles(facts: PageFacts): Readonly<Record<string, string>>;
}
