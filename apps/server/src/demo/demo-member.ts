import type { ChurchRules } from '../context.ts';
import type { Passwords, StoredPassword } from '../security/passwords.ts';
import type { Random } from '../security/random.ts';

/** What the sample data of a first start are made from. */
export interface DemoOptions {
  readonly passwords: Passwords;
  readonly random: Random;
  readonly church: ChurchRules;
  /** UTC milliseconds. */
  readonly nowMs: number;
  readonly feedUrl: string | null;
}

/** A person of the sample data. */
export interface DemoMember {
  readonly nombre: string;
  readonly apellido: string;
  readonly username: string;
  readonly email: string;
  /** A random number: nobody may guess the door of a demonstration (R33). */
  readonly codigo: string;
  readonly password: StoredPassword;
}
