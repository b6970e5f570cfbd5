import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import { type ChurchSettings, church, type Meeting, openMeetings } from '@ministerio/content';

const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** schema.org description of the church: where it is, when one can come, where else it can be found. */
export function structuredData(
  settings: ChurchSettings = church,
  meetings: readonly Meeting[] = openMeetings,
) {
  const { name, contact, social, point, address } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    name,
    url: `${PUBLIC_URL_PLACEHOLDER}/Inicio`,
    ...(contact.phone ? { telephone: contact.phone } : {}),
    ...(contact.email ? { email: contact.email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.slice(0, -1).join(' '),
      addressLocality: settings.city,
      addressCountry: settings.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...point },
    sameAs: Object.values(social).filter((link) => link !== undefined),
    openingHoursSpecification: meetings.map(({ name: meeting, weekdays, start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      name: meeting,
      dayOfWeek: weekdays.map((weekday) => `https://schema.org/${schemaDays[weekday]}`),
      opens: start,
      closes: end,
    })),
  };
}
