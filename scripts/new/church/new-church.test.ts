import { describe, expect, it } from 'vitest';
import { church } from '../../../packages/content/src/index.ts';
import { configText, seedOf } from './config-text.ts';
import { checkFacts } from './facts.ts';
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

describe('facts', () => {
  it('are taken as they are where all are given', () => {
    expect(checkFacts(facts)).toEqual(facts);
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
    expect(() => checkFacts({ ...facts, [name]: answer })).toThrow(`--${name}: `);
  });
});

describe('church.config.ts', () => {
  it('holds the facts, and quotes what has to be', () => {
    const text = configText(checkFacts(facts));
    expect(text).toContain("name: 'Iglesia D\\'Or'");
    expect(text).toContain('point: { latitude: 37.3891, longitude: -5.9845 }');
    expect(text).toContain("address: ['Calle Feria 12', '41003 Sevilla']");
    expect(text).toContain("timeZone: 'Europe/Madrid'");
  });

  it('gives every name a window of its own, always the same', () => {
    expect(seedOf('Iglesia Roca')).toBe(seedOf('Iglesia Roca'));
    expect(seedOf('Iglesia Roca')).not.toBe(seedOf('Iglesia Faro'));
  });
});

describe('texts of the church before', () => {
  it('are found by its names and its streets', () => {
    const words = wordsOf(church);
    expect(words).toEqual(expect.arrayContaining([church.product, church.city, 'Av. Santos Dumont']));
    expect(formerWords('packages/content/src', words)).toContainEqual(
      expect.objectContaining({ file: 'faq.ts', word: expect.stringMatching(/\S/) }),
    );
  });

  it('are none where nothing is named', () => {
    expect(formerWords('packages/content/src', ['Sevilla'])).toEqual([]);
  });
});
