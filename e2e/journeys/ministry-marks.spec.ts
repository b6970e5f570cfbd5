import type { Page } from '@playwright/test';
import { createMemberByApi, post, signInByApi } from '../support/api.ts';
import { pressDownload } from '../support/download.ts';
import { createMinistryByApi } from '../support/ministry.ts';
import { digestOf, picturesOfPdf, textOfPdf } from '../support/pdf.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its ministries have the names of the church's. */
const test = withServer();

/** Ministries, and the emblem that the site shows beside each; one that no page knows wears the plain rosette. */
const ministries = [
  ['Red de Adolescentes', 'avatar-adolescentes'],
  ['Red de Jovenes', 'avatar-jovenes'],
  ['Los de la cocina', 'avatar'],
] as const;

/** Makes a ministry of somebody who is here today. */
async function makeMinistry(server: RunningServer, name: string): Promise<void> {
  const person = await createMemberByApi(server);
  await createMinistryByApi(server, name, [person]);
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const mark = { codigoMembresia: person.codigo };
  await post(`${server.url}/api/asistencia/marcar-por-membresia`, mark, token);
}

/** Red, green and blue of every pixel of a picture file. */
const pixelsOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const pixels = drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return [...pixels].filter((_, at) => at % 4 < 3);
  }, address);

test('the PDF of a ministry’s month carries the emblem of that ministry and no other', async ({
  page,
  server,
}) => {
  test.slow();
  for (const [name] of ministries) await makeMinistry(server, name);
  const folder: string[] = [];
  page.on('request', (request) => {
    const [found] = /^.*\/assets\/vitral-[^/]+\//.exec(request.url()) ?? [];
    if (found) folder.push(found);
  });
  await signIn(page, server.adminName, server.adminPassword);
  await page.getByRole('button', { name: 'Gestionar usuarios' }).first().click();
  await page.getByRole('menuitem', { name: 'Ver asistencias' }).click();
  await page.getByRole('button', { name: 'Mes', exact: true }).click();
  for (const [name, emblem] of ministries) {
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: name });
    const download = await pressDownload(page, 'Descargar PDF');
    const file = await download.path();
    expect(await textOfPdf(file)).toContain(`Reporte de Asistencias - ${name}`);
    const mark = await pixelsOf(page, `${folder[0]}${emblem}.png`);
    expect(await picturesOfPdf(file), `the mark of ${name}`).toEqual([digestOf(mark)]);
  }
});
