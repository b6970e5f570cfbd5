import type { Browser } from 'playwright';
import type { RunningServer } from '../../../e2e/support/running-server.ts';
import { newPage, phone, signedIn } from '../pages.ts';
import { takeEnrolment } from './door.ts';
import { takeFirstDay } from './first-day.ts';
import { takeFollowUp } from './follow-up.ts';
import { takeMonth } from './month.ts';
import { takePeople } from './people.ts';
import { takeSaturday } from './saturday.ts';
import { takeSite } from './site.ts';

/** Tall, so that each pictured part is on the screen without scrolling. */
const desk = { viewport: { width: 1180, height: 1900 }, deviceScaleFactor: 2 } as const;

/** The pictures of `docs/guia-del-administrador.md`, in its order. */
export async function takeGuide(browser: Browser, server: RunningServer): Promise<void> {
  const administrator = { username: server.adminName, password: server.adminPassword };
  const [, username = '', password = ''] =
    /Miembro de ejemplo: (\S+), número de membresía (\S+)/.exec(server.output()) ?? [];

  const visitor = await newPage(browser, { baseURL: server.url, ...phone });
  const atDesk = await signedIn(browser, server.url, administrator, desk);
  const onPhone = await signedIn(browser, server.url, administrator, phone);
  await takeFirstDay(visitor, atDesk);
  await takeSaturday(onPhone);
  await takeEnrolment(visitor);
  await takeMonth(atDesk);
  await takeFollowUp(browser, server, atDesk);
  await takePeople(visitor, atDesk, { username, password }, administrator);
  await takeSite(atDesk);
  for (const page of [visitor, atDesk, onPhone]) await page.context().close();
}
