import type { Records, StoredMark, StoredUser } from './records.ts';

/** Answer of a call: JSON, a plain text, nothing at all, or an HTML page. */
export type Answer =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly text: string }
  | { readonly status: number }
  | { readonly status: number; readonly html: string };

export const ok = (json: unknown): Answer => ({ status: 200, json });
export const done = (text = ''): Answer => ({ status: 200, text });
export const refused = (status: number, text: string): Answer => ({ status, text });
export const failed = (status: number, message: string): Answer => ({
  status,
  json: { timestamp: '2026-09-26T19:05:11.123+00:00', status, error: 'Error', message, path: '/' },
});
/** Answer of its framework before any code of its own runs. */
export const forbidden: Answer = { status: 403 };
export const unknownPage: Answer = {
  status: 404,
  html: '<!doctype html><html><body><h1>Whitelabel Error Page</h1></body></html>',
};

/** A user as it answers one: extra fields, and a number in place of a text. */
export function userJson(user: StoredUser) {
  const { id, username, email, nombre, apellido, codigo, role } = user;
  return {
    id,
    username,
    email,
    nombre,
    apellido,
    codigo: /^[1-9]\d*$/.test(codigo) ? Number(codigo) : codigo,
    enabled: true,
    authorities: [{ authority: role }],
    accountNonExpired: true,
  };
}

/** A mark: compact date, time as an array, the aporte as a number where it is one. */
export function markJson(mark: StoredMark, { users }: Records) {
  const user = users.find(({ id }) => id === mark.userId);
  return {
    id: mark.id,
    date: mark.date.replaceAll('-', ''),
    time: [mark.hour, mark.minute],
    latitude: mark.position?.latitude ?? null,
    longitude: mark.position?.longitude ?? null,
    aporte: mark.aporte !== null && /^\d+(\.\d+)?$/.test(mark.aporte) ? Number(mark.aporte) : mark.aporte,
    user: user === undefined ? null : userJson(user),
    version: 0,
  };
}

/** Messages from the start; the date in its framework's format. */
export const messages = [
  {
    id: 7,
    nombre: 'Rosa Méndez',
    email: 'rosa@ejemplo.bo',
    mensaje: '¿A qué hora es el servicio del domingo?',
    createdAt: [2026, 9, 20, 19, 5, 11],
    leido: null,
  },
  {
    id: 8,
    nombre: null,
    email: 'sin.nombre@ejemplo.bo',
    mensaje: 'Gracias.',
    createdAt: '2026-09-21T08:00:00',
  },
];
