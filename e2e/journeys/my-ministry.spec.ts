import { createMemberByApi, newPerson } from '../support/api.ts';
import { createMinistryByApi, nameLeadersByApi } from '../support/ministry.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

const test = withServer();

const MINISTRY = 'Red de Adolescentes';

/** A ministry with members, of whom one leads it; the leader's own password is not their number. */
async function makeMinistry(server: RunningServer) {
  const leader = newPerson({ nombre: 'Lía', password: 'tres palabras nuevas' });
  const people = [leader, newPerson({ nombre: 'Ana' }), newPerson({ nombre: 'Teo' })];
  for (const person of people) await createMemberByApi(server, person);
  await createMinistryByApi(server, MINISTRY, people);
  await nameLeadersByApi(server, MINISTRY, [leader]);
  return leader;
}

test('a leader marks their own people by a tap, without a signal too, until the grant ends', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expect(/404|ERR_INTERNET_DISCONNECTED/);
  const leader = await makeMinistry(server);
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

  await nameLeadersByApi(server, MINISTRY, []);
  await ana.click();
  await expect(page.getByText('Ya no lideras Red de Adolescentes')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('no vino');
  await expect(page.getByText('Teo')).toHaveCount(0);
});
