import { type NewPerson, newPerson } from '../support/api.ts';
import { startServer } from '../support/running-server.ts';
import { test as base } from '../support/test.ts';
import { type LiteralBackend, startLiteralBackend } from './literal-backend.ts';

export { expect } from '../support/test.ts';

/** The site in front of a backend that has only the calls of the specification (API_URL, decisions section 1). */
export const test = base.extend<object, { readonly backend: LiteralBackend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const backend = await startLiteralBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ backend }, use) => {
      const server = await startServer({ API_URL: backend.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Adds a member's account to the backend. */
export function addMember(backend: LiteralBackend): NewPerson {
  const person = newPerson();
  backend.records.addUser({ ...person, role: 'USER' });
  return person;
}

/** The administrator that the backend starts with. */
export const director = { username: 'directora', password: 'una clave de ella' };

/** The browser's message about a call of ours that the backend lacks. */
export const extrasAbsent = /status of (403|404)/;
