import { openMeetings } from '@ministerio/content';
import { defaultContent } from '@ministerio/content/site';
import { describe, expect, it } from 'vitest';
import { sectionList, structuredData } from './structured-data.ts';

const URL = 'https://iglesia.example';

describe('structuredData', () => {
  it('tells when anyone may come, in the words of schema.org', () => {
    const { openingHoursSpecification: hours } = structuredData(defaultContent, URL);
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
    expect(structuredData(defaultContent, URL)).not.toHaveProperty('telephone');
    expect(structuredData(defaultContent, URL).sameAs).toEqual([]);
    const { church } = defaultContent;
    const set = { ...church, contact: { ...church.contact, phone: '+591 3 000 0000' } };
    expect(structuredData({ ...defaultContent, church: set }, URL)).toHaveProperty(
      'telephone',
      '+591 3 000 0000',
    );
  });

  it("shows the photo of the welcome in the church's own address", () => {
    expect(structuredData(defaultContent, URL)).not.toHaveProperty('image');
    const bienvenida = { id: 'a'.repeat(32), alt: 'Jóvenes', foco: [0.5, 0.5] as [number, number] };
    expect(structuredData({ ...defaultContent, photos: { bienvenida } }, URL)).toHaveProperty(
      'image',
      `${URL}/fotos/${bienvenida.id}-1200.webp`,
    );
  });
});

describe('sectionList', () => {
  const pictures = {
    'ministerios-jovenes': { path: '/compartir/jovenes.jpg', draw: async () => '' },
    'ministerios-jovenes-cuadrado': { path: '/compartir/jovenes-cuadrado.jpg', draw: async () => '' },
  };

  it('lists the ministries with their anchors and pictures', () => {
    const list = sectionList('ministries', defaultContent, { pictures, publicUrl: URL });
    expect(list?.itemListElement).toHaveLength(6);
    expect(list?.itemListElement[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: 'Red de Jovenes',
      url: `${URL}/ministerios#jovenes`,
      image: [`${URL}/compartir/jovenes.jpg`, `${URL}/compartir/jovenes-cuadrado.jpg`],
    });
  });

  it('is of pages with sections alone', () => {
    expect(
      sectionList('studies', defaultContent, { pictures, publicUrl: URL })?.itemListElement,
    ).toHaveLength(4);
    expect(sectionList('privacy', defaultContent, { pictures, publicUrl: URL })).toBeUndefined();
  });
});
