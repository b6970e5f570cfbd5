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
