import { chromium as launcher } from 'playwright';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { type FirstVisit, openScreen } from './first-screens/open-screen.ts';
import {
  ADMIN,
  adminToken,
  enrolPhone,
  readMembers,
  type Session,
  signIn,
  startChurch,
} from './first-screens/sessions.ts';
import { floors, serveFloors } from './lighthouse/floor-pages.ts';

const MEMBER = 'ana.rojas';

/** Until the script renders, a hidden 'Cargando…' is next to the screen's frame. */
const BY_SCRIPT = '#root:not(:has(> [role="status"]))';

/** Each screen with what a person came for, and how much later than the form of {@link floors} it may answer. */
const screens = [
  { name: 'login', path: '/auth/login', control: 'button[type="submit"]', limit: 1.8 },
  {
    name: "member's mark",
    path: '/dashboard/user/profile',
    control: '[data-component="MarkAttendance"] button',
    limit: 2.7,
  },
  {
    name: 'desk',
    path: '/dashboard/asistenciamembresia',
    control: '[data-component="AttendanceByNumber"] input',
    limit: 2.7,
  },
  {
    name: 'attendance',
    path: '/dashboard/asistencia',
    control: '[data-component="AttendanceFilter"] select',
    limit: 3.5,
  },
  {
    name: 'phone of the door',
    path: '/puerta',
    control: '[data-component="Door"] input',
    limit: 1.5,
  },
] as const;

/** How much later than the form's first content a screen's own may come: its document says more. */
const CONTENT_LIMIT = 1;

const FLOOR = 'a form that React draws';

function measurementsOf(visits: ReadonlyMap<string, readonly FirstVisit[]>): Measurement[] {
  return [...visits].flatMap(([subject, all]): Measurement[] => [
    { what: 'first content', subject, unit: 'ms', samples: all.map(({ contentMs }) => contentMs) },
    { what: 'usable', subject, unit: 'ms', samples: all.map(({ usableMs }) => usableMs) },
    { what: 'on the line until usable', subject, unit: 'bytes', samples: all.map(({ bytes }) => bytes) },
  ]);
}

function gatesOf(visits: ReadonlyMap<string, readonly FirstVisit[]>): Gate[] {
  const median = (subject: string, of: (visit: FirstVisit) => number) =>
    spreadOf((visits.get(subject) ?? []).map(of)).median;
  return screens.flatMap(({ name, limit }): Gate[] => [
    {
      what: `${name}: first content beside ${FLOOR}`,
      value: median(name, ({ contentMs }) => contentMs) / median(FLOOR, ({ contentMs }) => contentMs),
      unit: 'ratio',
      relation: 'at most',
      limit: CONTENT_LIMIT,
    },
    {
      what: `${name}: usable beside ${FLOOR}`,
      value: median(name, ({ usableMs }) => usableMs) / median(FLOOR, ({ usableMs }) => usableMs),
      unit: 'ratio',
      relation: 'at most',
      limit,
    },
  ]);
}

export const part: Part = {
  name: 'first-screens',
  title: 'The first screens of the signed-in area, on a cheap phone with prepaid data',
  async run({ root, chromium, runs }) {
    const beside = await serveFloors();
    const server = await startChurch(root);
    const browser = await launcher.launch({ executablePath: chromium });
    try {
      const origin = server.address;
      const token = await adminToken(origin);
      const member = (await readMembers(origin, token)).find(({ username }) => username === MEMBER);
      if (member === undefined) throw new Error(`bench: the sample data has no ${MEMBER}.`);
      const sessions = {
        admin: await signIn(browser, origin, ADMIN.username, ADMIN.password),
        member: await signIn(browser, origin, member.username, member.codigo),
        phone: await enrolPhone(browser, origin, token),
      };
      const sessionOf = (path: string): Session => {
        if (path.startsWith('/auth')) return undefined;
        if (path === '/puerta') return sessions.phone;
        return path.startsWith('/dashboard/user') ? sessions.member : sessions.admin;
      };
      const visits = new Map<string, FirstVisit[]>(
        [FLOOR, ...screens.map(({ name }) => name)].map((name) => [name, []]),
      );
      for (let run = 0; run < runs; run += 1) {
        visits.get(FLOOR)?.push(await openScreen(browser, beside.address + floors.form, 'button'));
        for (const { name, path, control } of screens) {
          visits
            .get(name)
            ?.push(await openScreen(browser, origin + path, `${BY_SCRIPT} ${control}`, sessionOf(path)));
        }
      }
      return {
        measurements: measurementsOf(visits),
        gates: gatesOf(visits),
        notes: [
          'A first visit with an empty cache: 360 x 740, processor slowed down by six, 400 ms and 50 KB/s, no service worker. Usable: the first frame in which the script shows what a person came for.',
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      beside.stop();
    }
  },
};
