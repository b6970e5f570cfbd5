import { createMemberByApi, newPerson, post, signInByApi } from '../support/api.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

const test = withServer();

/** A ministry with members, of whom one leads it; the leader's own password is not their number. */
async function makeMinistry(server: RunningServer) {
  const api = `${server.url}/api`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const send = async (method: string, path: string, body: unknown, more: Record<string, string> = {}) => {
    const answer = await fetch(api + path, {
      method,
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`e2e: ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { id } = (await send('POST', '/category/create', { name: 'Red de Adolescentes' })) as { id: number };
  const leader = newPerson({ nombre: 'Lía', password: 'tres palabras nuevas' });
  const people = [leader, newPerson({ nombre: 'Ana' }), newPerson({ nombre: 'Teo' })];
  for (const person of people) await createMemberByApi(server, person);
  const users = (await (await fetch(`${api}/auth/users`, { headers })).json()) as {
    id: number;
    codigo: string;
  }[];
  const idOf = ({ codigo }: { codigo: string }) => users.find((user) => user.codigo === codigo)?.id ?? 0;
  for (const person of people) await send('POST', `/category/users/${idOf(person)}/categories/${id}`, {});
  const confirmed = await post(`${api}/auth/me/confirmar`, { clave: server.adminPassword }, token);
  const { confirmacion } = confirmed as { confirmacion: string };
  const lead = (usuarios: readonly number[]) =>
    send('PUT', `/category/${id}/lideres`, { usuarios }, { 'x-confirmacion': confirmacion });
  await lead([idOf(leader)]);
  return { leader, lead };
}

test('a leader marks their own people by a tap, without a signal too, until the grant ends', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expect(/404|ERR_INTERNET_DISCONNECTED/);
  const { leader, lead } = await makeMinistry(server);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, leader.username, leader.password);
  await page.getByRole('button', { name: /Menú|menú/ }).click();
  await page.getByRole('link', { name: 'Mi ministerio' }).click();
  await expect(page.getByRole('heading', { name: 'Red de Adolescentes' })).toBeVisible();
  const ana = page.getByRole('button', { name: /^Ana/ });
  const teo = page.getByRole('button', { name: /^Teo/ });
  await ana.click();
  await expect(page.getByText('1 de 3 presentes')).toBeVisible();
  await expect(ana).not.toContainText('Por enviar');

  await context.setOffline(true);
  await teo.click();
  await expect(page.getByText(/Falta enviar 1 toque/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Falta enviar/)).toHaveCount(0);
  await page.reload();
  await expect(ana).toHaveAttribute('aria-pressed', 'true');
  await expect(teo).toHaveAttribute('aria-pressed', 'true');

  await lead([]);
  await ana.click();
  await expect(page.getByText('Ya no lideras Red de Adolescentes')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('no vino');
  await expect(page.getByText('Teo')).toHaveCount(0);
});
