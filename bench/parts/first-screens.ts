import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as launcher } from 'playwright';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { startProgram } from './api/program.ts';
import { type FirstVisit, openScreen } from './first-screens/open-screen.ts';
import { floors, serveFloors } from './lighthouse/floor-pages.ts';

const ADMIN = { username: 'pastor', password: 'una clave de prueba' } as const;

/** Replaced by the script: the hidden word of a document that waits for it. */
const TAKEN_OVER = '#root:not(:has(> [role="status"]))';

const screens = [
  { name: 'login', path: '/auth/login', who: null, control: `${TAKEN_OVER} button[type="submit"]` },
  {
    name: "member's mark",
    path: '/dashboard/user/profile',
    who: 'member',
    control: `${TAKEN_OVER} [data-component="MarkAttendance"] button`,
  },
  {
    name: 'desk',
    path: '/dashboard/asistenciamembresia',
    who: 'admin',
    control: `${TAKEN_OVER} [data-component="AttendanceByNumberView"] input`,
  },
  {
    name: 'attendance',
    path: '/dashboard/asistencia',
    who: 'admin',
    control: `${TAKEN_OVER} main [role="combobox"]`,
  },
] as const;
