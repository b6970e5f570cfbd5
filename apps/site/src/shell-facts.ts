import { church } from '@ministerio/content';
import type { ShellFacts } from '@ministerio/content/site';

/** Id of the element of the application's shell that says what the server knows. */
export const SHELL_FACTS = 'iglesia';

/** Facts of the church for the page of a phone of the door. */
export interface DoorFacts {
  /** Such as `America/La_Paz`. */
  readonly timeZone: string;
}

/** Facts of the church for the page of the projector. */
export interface HallFacts {
  /** Such as `Ministerio Juvenil`. */
  readonly product: string;
}

/** The facts of the shell that is open. */
export function readShellFacts(): ShellFacts {
  const text = document.getElementById(SHELL_FACTS)?.textContent;
  return text ? (JSON.parse(text) as ShellFacts) : { church, hasForm: true, registrationOpen: true };
}
