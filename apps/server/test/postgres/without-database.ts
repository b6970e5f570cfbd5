/**
 * Tests that reach nothing of a database which others do not reach too: programs and their starts, pages, widgets, the proxy, arithmetic.
 * On PostgreSQL they run in `npm run check:all`, all others in `npm test`. Whatever is not in this list is among those,
 * and the run fails where a function of a repository was called by none of them.
 */
export const withoutDatabase = [
  'apps/server/src/**/*.test.ts',
  'apps/server/test/boot/*.test.ts',
  'apps/server/test/static/*.test.ts',
  'apps/server/test/widgets/*.test.ts',
  'apps/server/test/security/{bounded-semaphore,connection-cap,network,phone-rotation,tokens}.test.ts',
  'apps/server/test/sermons/{fetch-bytes,parse-feed}.test.ts',
  'apps/server/test/api/{answer-coverage,closing,dropped-fields,login-patience,proxy}.test.ts',
];
