import { type NewPerson, post, signInByApi } from './api.ts';
import type { RunningServer } from './running-server.ts';

/** Makes a ministry with these members by the API; for what a journey needs but does not show. */
export async function createMinistryByApi(
  server: RunningServer,
  name: string,
  members: readonly NewPerson[],
): Promise<void> {
  const api = `${server.url}/api`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const read = async <T>(path: string) => {
    const answer = await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as T[];
  };
  await post(`${api}/category/create`, { name }, token);
  const categories = await read<{ id: number; name: string }>('/category/categories');
  const category = categories.find((one) => one.name === name);
  const users = await read<{ id: number; codigo: string }>('/auth/users');
  for (const { codigo } of members) {
    const user = users.find((one) => one.codigo === codigo);
    await post(`${api}/category/users/${user?.id}/categories/${category?.id}`, {}, token);
  }
}

/** Names who leads a ministry by the API; who is left out leads it no more. */
export async function nameLeadersByApi(
  server: RunningServer,
  ministry: string,
  leaders: readonly NewPerson[],
): Promise<void> {
  const api = `${server.url}/api`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const authorization = `Bearer ${token}`;
  const read = async <T>(path: string) => {
    const answer = await fetch(`${api}${path}`, { headers: { authorization } });
    return (await answer.json()) as T[];
  };
  const categories = await read<{ id: number; name: string }>('/category/categories');
  const users = await read<{ id: number; codigo: string }>('/auth/users');
  const confirmed = await post(`${api}/auth/me/confirmar`, { clave: server.adminPassword }, token);
  const { confirmacion } = confirmed as { confirmacion: string };
  const id = categories.find(({ name }) => name === ministry)?.id;
  const usuarios = leaders.map((leader) => users.find(({ codigo }) => codigo === leader.codigo)?.id);
  const answer = await fetch(`${api}/category/${id}/lideres`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization, 'x-confirmacion': confirmacion },
    body: JSON.stringify({ usuarios }),
  });
  if (!answer.ok) throw new Error(`e2e: naming leaders answered ${answer.status}: ${await answer.text()}`);
}
