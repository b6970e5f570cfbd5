import * as z from 'zod/mini';
import { ROLES } from '../domain/access/roles.ts';
import { EMAIL_PATTERN } from '../domain/people/email.ts';
import { hasForbiddenCharacters } from '../domain/text/plain-text.ts';
import { recordId } from '../endpoint.ts';
import { line, looseText, searchText } from './text.ts';

/** ADMIN or USER. */
export const role = z.enum(ROLES);

/** Letters of Western and Central European languages that look like a plain i, k, n or s without being one. */
const TWINS = /[ıĸŉſ]/;

/**
 * Username: letters of Latin-1 and Latin Extended-A, digits, space and `. _ - @ +`; other alphabets, phonetic letters and
 * the dotless i have look-alikes (docs/rules.md#data).
 */
export const username = line('El nombre de usuario es obligatorio', 64).check(
  z.refine(
    (text) => /^[A-Za-zªºÀ-ÖØ-öø-ſ\p{M}0-9 ._\-@+]+$/u.test(text.normalize('NFD')) && !TWINS.test(text),
    'Usa letras, números, espacios y . _ - @ +',
  ),
);

/** E-mail by the spec's rule: one @, a dot in the domain, no spaces. */
export const email = line('El correo electrónico es obligatorio', 254).check(
  z.refine((text) => EMAIL_PATTERN.test(text), 'El formato del correo electrónico no es válido'),
);

/** Membership number: a string, because leading zeros count. */
export const codigo = line('El código es obligatorio', 32).check(
  z.refine((text) => /^[\p{L}\p{M}0-9 ._\-/]+$/u.test(text), 'Usa letras, números y . _ - /'),
);

export const nombre = line('El nombre es obligatorio', 100);
export const apellido = line('El apellido es obligatorio', 100);

/** Fields that people know an account by. */
export const identity = { codigo, nombre, apellido, username, email };

/** A password as typed, never trimmed; the server checks the rules of its role. */
export const password = z.string({ error: 'La contraseña es obligatoria' }).check(
  z.minLength(1, 'La contraseña es obligatoria'),
  z.maxLength(128, 'Escribe como máximo 128 caracteres'),
  z.refine((text) => !hasForbiddenCharacters(text), 'Contiene caracteres que no se pueden guardar'),
);

/** A second person, who types their own password (R44, R68). */
export const typedWitness = z.object({
  usuario: searchText().check(z.maxLength(254)),
  clave: z.string().check(z.maxLength(1000)),
});

/** A second person, as typed. */
export type TypedWitness = z.output<typeof typedWitness>;

/** A user in lists and the editor: exactly these fields, never a password (decisions section 2). */
export const userEntry = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  codigo: z.string(),
  role,
});

/** A user from our server. */
export type UserEntry = z.output<typeof userEntry>;

/** A user from any backend: only the id is certain. */
export const looseUser = z.object({
  id: recordId,
  username: looseText,
  email: looseText,
  nombre: looseText,
  apellido: looseText,
  codigo: looseText,
  role: looseText,
});

/** A user from any backend, parsed: missing fields are null. */
export type User = z.output<typeof looseUser>;
