import { chromium as launcher } from 'playwright';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { ADMIN, startChurch, tokenOf } from './api/program.ts';
import { openScreen, PREPAID, SLOW_4G, type Visit } from './first-screens/open-screen.ts';
import { enrolPhone, readMembers, type Session, signIn } from './first-screens/sessions.ts';
import { floors, serveFloors } from './lighthouse/floor-pages.ts';

const MEMBER = 'ana.rojas';

/** Until the script renders, a hidden 'Cargando…' is next to the screen's frame. */
const BY_SCRIPT = '#root:not(:has(> [role="status"]))';

/** Each screen with what a person came for, and how often the time of the form of {@link floors} it may take. */
const screens = [
  {
    name: 'login',
    path: '/auth/login',
    control: 'button[type="submit"]',
    limits: { content: 1, cold: 3, cached: 3.8 },
  },
  {
    name: "member's mark",
    path: '/dashboard/user/profile',
    control: '[data-component="MarkAttendance"] button',
    limits: { content: 1, cold: 3.4, cached: 3.9 },
  },
  {
    name: 'desk',
    path: '/dashboard/asistenciamembresia',
    control: '[data-component="AttendanceByNumber"] input',
    limits: { content: 1, cold: 3.4, cached: 4.2 },
  },
  {
    name: 'attendance',
    path: '/dashboard/asistencia',
    control: '[data-component="AttendanceFilter"] select',
    limits: { content: 1, cold: 3.7, cached: 4.2 },
  },
  {
    name: 'phone of the door',
    path: '/puerta',
    control: '[data-component="Door"] input',
    limits: { content: 1, cold: 1.9, cached: 2.9 },
  },
] as const;

const FLOOR = 'a form that React draws';

/** Circumstances of a visit: the first two are held to limits, by their ratios. */
const circumstances = ['cold', 'cached', 'cold, prepaid data'] as const;

/** Visits by circumstance, then by screen. */
type Visits = Readonly<Record<(typeof circumstances)[number], Map<string, Visit[]>>>;

/** Figures of a visit. */
const figures = [
  { what: 'first content', unit: 'ms', of: (visit: Visit) => visit.contentMs },
  { what: 'usable', unit: 'ms', of: (visit: Visit) => visit.usableMs },
  { what: 'on the line until usable', unit: 'bytes', of: (visit: Visit) => visit.bytes },
] as const;

function measurementsOf(visits: Visits): Measurement[] {
  return circumstances.flatMap((name) =>
    [...visits[name]].flatMap(([subject, all]) =>
      figures.map(({ what, unit, of }) => ({
        what: `${what}, ${name}`,
        subject,
        unit,
        samples: all.map(of),
      })),
    ),
  );
}

function gatesOf(visits: Visits): Gate[] {
  const ratio = (subject: string, cache: 'cold' | 'cached', of: (visit: Visit) => number) => {
    const median = (whose: string) => spreadOf((visits[cache].get(whose) ?? []).map(of)).median;
    return median(subject) / median(FLOOR);
  };
  return screens.flatMap(({ name, limits }) =>
    [
      {
        what: `${name}: first content beside ${FLOOR}`,
        value: ratio(name, 'cold', ({ contentMs }) => contentMs),
        limit: limits.content,
      },
      ...(['cold', 'cached'] as const).map((cache) => ({
        what: `${name}: usable beside ${FLOOR}, ${cache}`,
        value: ratio(name, cache, ({ usableMs }) => usableMs),
        limit: limits[cache],
      })),
    ].map((gate): Gate => ({ ...gate, unit: 'ratio', relation: 'at most' })),
  );
}

export const part: Part = {
  name: 'first-screens',
  title: 'The first screens of the signed-in area, on a phone with slow 4G',
  async run({ root, chromium, runs }) {
    const beside = await serveFloors();
    const server = await startChurch(root, true);
    const browser = await launcher.launch({ executablePath: chromium });
    try {
      const origin = server.address;
      const token = await tokenOf(server);
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
      const opened = [
        { name: FLOOR, url: beside.address + floors.form, control: 'button', session: undefined },
        ...screens.map(({ name, path, control }) => ({
          name,
          url: origin + path,
          control: `${BY_SCRIPT} ${control}`,
          session: sessionOf(path),
        })),
      ];
      const none = () => new Map<string, Visit[]>(opened.map(({ name }) => [name, []]));
      const visits: Visits = { cold: none(), cached: none(), 'cold, prepaid data': none() };
      for (let run = 0; run < runs; run += 1) {
        for (const { name, url, control, session } of opened) {
          const usual = await openScreen(browser, url, control, SLOW_4G, session);
          visits.cold.get(name)?.push(usual.cold);
          visits.cached.get(name)?.push(usual.cached);
          const prepaid = await openScreen(browser, url, control, PREPAID, session);
          visits['cold, prepaid data'].get(name)?.push(prepaid.cold);
        }
      }
      return {
        measurements: measurementsOf(visits),
        gates: gatesOf(visits),
        notes: [
          '360 x 740, no service worker; processor slowed down by four, 150 ms and 200 KB/s. Cold: with an empty cache; cached: opened once more. Usable: the first frame in which the script shows what a person came for.',
          'Prepaid data: processor slowed down by six, 400 ms and 50 KB/s. A remark, held to no limit.',
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      beside.stop();
    }
  },
};
