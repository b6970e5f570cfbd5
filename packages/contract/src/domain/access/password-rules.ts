import { codigoKey, textKey } from '../text/text-key.ts';
import type { Role } from './roles.ts';

/** Characters that a new password of an administrator has at least (R5). */
export const ADMIN_PASSWORD_LENGTH = 12;

/** Characters that a password has at least where its owner chooses it under 'Cambiar contraseña' (R5). */
export const OWN_PASSWORD_LENGTH = 8;

/** Owner of a new password. */
export interface PasswordOwner {
  readonly role: Role;
  readonly username: string;
  readonly email: string;
  readonly codigo: string;
}

/**
 * Why a new password is too easy: for an administrator one that is short or the number, the owner's name or e-mail, a
 * character repeated or a run. Whether many people use it is known to the server alone.
 */
export type PasswordFault = 'administrator' | 'name' | 'run';

/**
 * Fault of a new password (R5); null for a good one.
 * @param password - as typed.
 */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  const { role, username, email, codigo } = owner;
  const isShort = Array.from(password).length < ADMIN_PASSWORD_LENGTH;
  if (role === 'ADMIN' && (isShort || isNumber(password, codigo))) return 'administrator';
  if (isPlainRun(password)) return 'run';
  const localPart = email.slice(0, email.lastIndexOf('@'));
  return [username, email, localPart].some((name) => textKey(name) === textKey(password)) ? 'name' : null;
}

/** Whether a password is the membership number, whatever its case and spaces. */
export function isNumber(password: string, codigo: string): boolean {
  return codigoKey(password) === codigoKey(codigo);
}

/** Rows in which the first character follows the last. */
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'] as const;

/** One character repeated, or digits or letters in their order, up or down: `7777`, `789012`, `fedcba`. */
function isPlainRun(text: string): boolean {
  const characters = Array.from(text.toLowerCase());
  const [first] = characters;
  if (characters.every((character) => character === first)) return true;
  return rows.some((row) => {
    const places = characters.map((character) => row.indexOf(character));
    if (places.includes(-1)) return false;
    const steps = places
      .slice(1)
      .map((place, index) => (place - (places[index] ?? 0) + row.length) % row.length);
    return steps.every((step) => step === 1) || steps.every((step) => step === row.length - 1);
  });
}
