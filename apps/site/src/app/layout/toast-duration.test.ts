import { expect, it } from 'vitest';
import { toastDuration } from './toast-duration.ts';

it.each([
  ['/auth/login', 5000],
  ['/auth/Registro', 5000],
  ['/dashboard', 5000],
  ['/dashboard/editarUser', 5000],
  ['/dashboard/category', 5000],
  ['/dashboard/asistencia', 3000],
  ['/dashboard/asistenciamembresia', 3000],
  ['/dashboard/user', 3000],
  ['/Dashboard/User/userAsistencia', 3000],
])('toasts on %s stay %d ms', (path, ms) => {
  expect(toastDuration(path)).toBe(ms);
});
