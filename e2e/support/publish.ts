import type { ContentDocuments, ContentKey } from '@ministerio/contract';
import { post, signInByApi } from './api.ts';
import type { RunningServer } from './running-server.ts';

/** Publishes documents by the API, as the administrator would in 'Sitio'. @throws Error where one is refused. */
export async function publishByApi(
  server: RunningServer,
  documents: Partial<ContentDocuments>,
): Promise<void> {
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const confirmed = await post(`${server.url}/api/auth/me/confirmar`, { clave: server.adminPassword }, token);
  const { confirmacion } = confirmed as { confirmacion: string };
  const content = (await (await fetch(`${server.url}/api/contenido`)).json()) as Record<
    ContentKey,
    { readonly version: number }
  >;
  for (const [key, valor] of Object.entries(documents)) {
    const answer = await fetch(`${server.url}/api/contenido/${key}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-confirmacion': confirmacion,
      },
      body: JSON.stringify({ version: content[key as ContentKey].version, valor }),
    });
    if (!answer.ok) throw new Error(`e2e: ${key} was answered ${answer.status}: ${await answer.text()}`);
  }
}
