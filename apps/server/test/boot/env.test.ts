import { describe, expect, test } from 'vitest';
import { readEnv } from '../../src/env.ts';

const secret = 'a secret of forty characters, at the least';
const read = (source: Record<string, string>) => readEnv(source);

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      jwtSecret: null,
      adminUsername: 'admin',
      adminPassword: null,
      demo: true,
      registration: 'open',
      sermonsFeedUrl: null,
      apiUrl: null,
      publicUrl: null,
      trustProxy: false,
      metricsToken: null,
    });
  });

  test('an empty variable is one that is not set', () => {
    expect(read({ PORT: '', API_URL: '', DEMO: '' })).toMatchObject({ port: 3000, apiUrl: null, demo: true });
  });

  test.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: 'localhost' }, true],
    [{ ADMIN_PASSWORD: 'diez letras' }, false],
    [{ PUBLIC_URL: 'https://iglesia.example' }, false],
    [{ DATABASE_URL: 'postgres://a/b', JWT_SECRET: secret }, false],
    [{ API_URL: 'https://api.example' }, false],
    [{ ADMIN_PASSWORD: 'diez letras', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [{ DEMO: '1', API_URL: 'https://api.example' }, false],
  ] as [Record<string, string>, boolean][])('%j: sample data %s', (source, demo) => {
    expect(read(source).demo).toBe(demo);
  });

  test.each([
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [{ API_URL: 'http://10.0.0.1:8080/v1/' }, { apiUrl: 'http://10.0.0.1:8080/v1' }],
    [{ PUBLIC_URL: 'https://Iglesia.example/' }, { publicUrl: 'https://iglesia.example' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ SERMONS_FEED_URL: 'file:///tmp/feed.xml' }, { sermonsFeedUrl: 'file:///tmp/feed.xml' }],
  ])('%j', (source, expected) => {
    expect(read(source as Record<string, string>)).toMatchObject(expected);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '80x'],
    ['HOST', 'no host'],
    ['DATABASE_URL', 'mysql://a'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 's'.repeat(40)],
    ['ADMIN_USERNAME', 'а-cyrillic'],
    ['ADMIN_PASSWORD', 'nueve let'],
    ['DEMO', 'yes'],
    ['REGISTRATION', 'maybe'],
    ['SERMONS_FEED_URL', 'ftp://x.example'],
    ['API_URL', 'api.example'],
    ['API_URL', 'https://api.example/?key=1'],
    ['PUBLIC_URL', 'https://iglesia.example/sitio'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['METRICS_TOKEN', 'short'],
  ])('a bad %s stops the start with one line that does not repeat it', (name, value) => {
    let message = '';
    try {
      read({ [name]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} no es válida: se espera .+\\.$`));
    expect(message).not.toContain(`"${value}"`);
    expect(message).not.toMatch(/\n/);
  });

  test('PostgreSQL needs a key, and the line says how to make one', () => {
    expect(() => read({ DATABASE_URL: 'postgres://a/b' })).toThrow(/^JWT_SECRET falta: .*randomBytes/);
  });
});
