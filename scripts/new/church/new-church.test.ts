import { describe, expect, it } from 'vitest';
import { church } from '../../../packages/content/src/index.ts';
import { defaultDocuments } from '../../../packages/content/src/site.ts';
import { seedOf, siteDataOf } from './facts.ts';
import { formerWords, wordsOf } from './former-words.ts';

const facts = {
  name: "Iglesia D'Or",
  city: 'Sevilla',
  country: 'España',
  countryCode: 'ES',
  zone: 'Europe/Madrid',
  locale: 'es-ES',
  currency: '€',
  latitude: '37.3891',
  longitude: '-5.9845',
  radius: '120',
  address: 'Calle Feria 12; 41003 Sevilla',
};
const { datos } = defaultDocuments;

describe('facts', () => {
  it('become the document of the church, and leave nothing of the one before', () => {
    const formerOwn = { ...datos, telefono: '+591 3 000 0000', responsable: 'Ana' };
    expect(siteDataOf(formerOwn, facts)).toEqual({
      ...Object.fromEntries(Object.keys(datos).map((field) => [field, null])),
      nombre: "Iglesia D'Or",
      producto: "Iglesia D'Or",
      ciudad: 'Sevilla',
      pais: 'España',
      codigoPais: 'ES',
      zona: 'Europe/Madrid',
      idioma: 'es-ES',
      moneda: '€',
      latitude: 37.3891,
      longitude: -5.9845,
      radio: 120,
      direccion: ['Calle Feria 12', '41003 Sevilla'],
    });
  });

  it.each([
    ['name', ' '],
    ['countryCode', 'España'],
    ['zone', 'Sevilla'],
    ['zone', 'Europe/Sevilla'],
    ['locale', 'en-US'],
    ['latitude', '91'],
    ['latitude', ''],
    ['longitude', 'oeste'],
    ['radius', '0'],
    ['address', ''],
  ])('%s %j is refused by its name', (name, answer) => {
    expect(() => siteDataOf(datos, { ...facts, [name]: answer })).toThrow(`--${name}: `);
  });

  it('give every name a window of its own, always the same', () => {
    expect(seedOf('Iglesia Roca')).toBe(seedOf('Iglesia Roca'));
    expect(seedOf('Iglesia Roca')).not.toBe(seedOf('Iglesia Faro'));
  });
});

describe('texts of the church before', () => {
  it('are found by its names and its streets', () => {
    const words = wordsOf(church);
    expect(words).toEqual(expect.arrayContaining([church.product, church.city, 'Av. Santos Dumont']));
    expect(formerWords('packages/content/src', words)).toContainEqual(
      expect.objectContaining({ file: 'church.json', word: expect.stringMatching(/\S/) }),
    );
  });

  it('are none where nothing is named', () => {
    expect(formerWords('packages/content/src', ['Sevilla'])).toEqual([]);
  });
});
