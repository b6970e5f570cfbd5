import { scheduleLists } from '@ministerio/content';
import type { SiteContent } from '@ministerio/content/site';
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
    openingHoursSpecification: scheduleLists(schedules).openMeetings.map(
      ({ name: meeting, weekdays, start, end }) => ({
        '@type': 'OpeningHoursSpecification',
        name: meeting,
        dayOfWeek: weekdays.map((weekday) => `https://schema.org/${schemaDays[weekday]}`),
        opens: start,
        closes: end,
      }),
    ),
  };
}
