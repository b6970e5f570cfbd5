/**
 * Tests that on PostgreSQL only `npm run check:all` runs; `npm test` runs all others there. Whatever is not in this list
 * is among those, and the run fails where a function of a repository was called by none of them.
 */
export const restOnPostgres = [
  // They reach no database: programs and their starts, pages, widgets, the proxy, arithmetic.
  'apps/server/src/**/*.test.ts',
  'apps/server/test/boot/*.test.ts',
  'apps/server/test/static/*.test.ts',
  'apps/server/test/widgets/*.test.ts',
  'apps/server/test/security/{bounded-semaphore,connection-cap,network,phone-rotation,tokens}.test.ts',
  'apps/server/test/sermons/{fetch-bytes,parse-feed}.test.ts',
  'apps/server/test/api/{answer-coverage,closing,dropped-fields,login-patience,proxy}.test.ts',
  // They are about something else, and reach no line or branch of `src/db` that no other test reaches too, as a run of each
  // file alone with coverage says.
  'apps/server/test/api/{content-preview,login-limits,minors-any-order,own-phone-credentials}.test.ts',
  'apps/server/test/api/{second-factor,stolen-session}.test.ts',
  'apps/server/test/content/hostile-content.test.ts',
  'apps/server/test/copies/{forged,rehearsal,run-copy,store-failure,thinning}.test.ts',
];
