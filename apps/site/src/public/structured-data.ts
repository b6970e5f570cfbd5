import { type PageName, scheduleLists, sectionShare, seo, squareShare } from '@ministerio/content';
import type { SharePicture, SiteContent } from '@ministerio/content/site';
import { largestPhotoPath } from '@ministerio/contract/domain';

const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * schema.org description of the church: where it is, when one can come, where else it can be found.
 * @param publicUrl - origin of the site.
 */
export function structuredData(
  { church, schedules, photos }: Pick<SiteContent, 'church' | 'schedules' | 'photos'>,
  publicUrl: string,
) {
  const { name, contact, social, point, address, city, countryCode } = church;
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    name,
    url: `${publicUrl}/Inicio`,
    ...(photos.bienvenida ? { image: `${publicUrl}${largestPhotoPath(photos.bienvenida.id)}` } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    ...(contact.email ? { email: contact.email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.slice(0, -1).join(' '),
      addressLocality: city,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...point },
    sameAs: Object.values(social).filter((link) => link !== undefined),
    openingHoursSpecification: scheduleLists(schedules).openMeetings.map(({ titulo, dias, inicio, fin }) => ({
      '@type': 'OpeningHoursSpecification',
      name: titulo,
      dayOfWeek: dias.map((weekday) => `https://schema.org/${schemaDays[weekday]}`),
      opens: inicio,
      closes: fin,
    })),
  };
}

/**
 * schema.org list of a page's ministries, meetings or studies, with the picture of each.
 * @returns undefined for pages that list none.
 */
export function sectionList(
  page: PageName,
  { ministries, meetingsPage, studies }: Pick<SiteContent, 'ministries' | 'meetingsPage' | 'studies'>,
  {
    pictures,
    publicUrl,
  }: { readonly pictures: Readonly<Record<string, SharePicture>>; readonly publicUrl: string },
) {
  const lists: Partial<Record<PageName, SiteContent['ministries']>> = {
    ministries,
    meetings: meetingsPage.sections,
    studies,
  };
  const sections = lists[page];
  if (sections === undefined) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: sections.map(({ id, title }, index) => {
      const name = sectionShare(page, id);
      const drawn = [pictures[name], pictures[squareShare(name)]].flatMap((picture) => picture?.path ?? []);
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${publicUrl}${seo[page].path}#${id}`,
        ...(drawn.length > 0 ? { image: drawn.map((path) => `${publicUrl}${path}`) } : {}),
      };
    }),
  };
}
