import type { ChurchSettings } from './church-settings.ts';

/** A page of the church on another site; opens in a new tab. */
export interface SocialLink {
  readonly network: 'facebook' | 'instagram' | 'youtube';
  readonly label: string;
  readonly href: string;
}

/**
 * The top bar's social links, in order; unset ones are skipped.
 */
export function socialLinks(church: ChurchSettings): readonly SocialLink[] {
  const { facebook, instagram, youtubeStreams } = church.social;
  const all = [
    { network: 'facebook', label: 'Facebook', href: facebook },
    { network: 'instagram', label: 'Instagram', href: instagram },
    { network: 'youtube', label: 'YouTube', href: youtubeStreams },
  ] as const;
  return all.flatMap(({ href, ...link }) => (href === undefined ? [] : [{ ...link, href }]));
}
