import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

  it('type-checks with the types of the content, so that no required setting is left out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'new-church-'));
    try {
      writeFileSync(join(folder, 'church.config.ts'), configText(checkFacts(facts)));
      copyFileSync('packages/content/src/church-settings.ts', join(folder, 'church-settings.ts'));
      const config = { extends: resolve('packages/content/tsconfig.json'), include: ['*.ts'] };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      const tsc = resolve('node_modules/typescript/bin/tsc');
      const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
      expect(stdout).toBe('');
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("keeps the pages on visitors' phones, as it is with the first church", () => {
    expect(configText(checkFacts(facts))).toContain('offline: true');
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
      expect.objectContaining({ file: 'directions.ts', word: expect.stringMatching(/\S/) }),
    );
  });

  it('are none where nothing is named', () => {
    expect(formerWords('packages/content/src', ['Sevilla'])).toEqual([]);
  });
});
