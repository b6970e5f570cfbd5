import type { ContentDocuments, ContentKey, SavedVersion } from '@ministerio/contract';
import type { Person, TestApp } from './test-app.ts';

export interface ContentDocument<Key extends ContentKey> {
  readonly version: number;
  readonly valor: ContentDocuments[Key];
}

/**
 * The calls about published content, on a test's server.
 * @param server - where the content is published.
 * @param admin - who publishes and reads versions, where a call names nobody else.
 */
export function contentCalls(server: TestApp, admin: Person) {
  return {
    read: async <Key extends ContentKey>(clave: Key) => {
      const answer = await server.call('GET', `/contenido/${clave}`);
      return { etag: String(answer.headers.etag), ...answer.json<ContentDocument<Key>>() };
    },
    put: (clave: ContentKey, version: number, valor: unknown, as = admin, more: object = {}) =>
      server.call('PUT', `/contenido/${clave}`, { as, body: { version, valor, ...more } }),
    versionsOf: async (clave: ContentKey) =>
      (await server.call('GET', `/contenido/${clave}/versiones`, { as: admin })).json<SavedVersion[]>(),
    restore: (clave: ContentKey, former: number, version: number) =>
      server.call('POST', `/contenido/${clave}/versiones/${former}/restaurar`, {
        as: admin,
        body: { version },
      }),
    /** Action and values of each entry about content in the audit. */
    audited: async () => {
      const rows = await server.storage.database.store
        .selectFrom('audit_log')
        .selectAll()
        .orderBy('id')
        .execute();
      return rows
        .filter(({ entity }) => entity === 'content')
        .map(({ action, after_json }) => [action, JSON.parse(after_json ?? '')]);
    },
  };
}
export type ContentCalls = ReturnType<typeof contentCalls>;

export const notice = (texto: string, hasta = '2026-09-30') => ({ texto, enlace: null, hasta });

export const suspended = (reunion: string, fecha: string) => ({
  reunion,
  fecha,
  tipo: 'suspendida',
  inicio: null,
  fin: null,
  lugar: null,
  motivo: null,
});
