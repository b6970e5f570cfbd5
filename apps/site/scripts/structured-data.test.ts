import { church, openMeetings } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

describe('structuredData', () => {
  it('tells when anyone may come, in the words of schema.org', () => {
    const { openingHoursSpecification: hours } = structuredData();
    expect(hours).toContainEqual(
      expect.objectContaining({
        name: 'Red de Jovenes',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '19:00',
        closes: '21:00',
      }),
    );
    expect(hours).toHaveLength(openMeetings.length);
    expect(hours.map(({ name }) => name)).not.toContain('Intercesion');
  });

  it('leaves out what the church has not set', () => {
    expect(structuredData()).not.toHaveProperty('telephone');
    expect(structuredData().sameAs).toEqual([]);
    const set = { ...church, contact: { ...church.contact, phone: '+591 3 000 0000' } };
    expect(structuredData(set)).toHaveProperty('telephone', '+591 3 000 0000');
  });
});
