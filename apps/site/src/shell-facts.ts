import { church } from '@ministerio/content';
import type { ShellFacts } from '@ministerio/content/site';

/** Id of the element of the application's shell that says what the server knows. */
export const SHELL_FACTS = 'iglesia';

/** What the page of a phone of the door knows of the church. */
export interface DoorFacts {
  /** Such as `America/La_Paz`. */
  readonly timeZone: string;
}

/** What the page of the projector knows of the church. */
export interface HallFacts {
  /** Such as `Ministerio Juvenil`. */
  readonly product: string;
}

/** The facts of the shell that is open. */
export function readShellFacts(): ShellFacts {
  const text = document.getElementById(SHELL_FACTS)?.textContent;
  return text ? (JSON.parse(text) as ShellFacts) : { church, hasForm: true, registrationOpen: true };
}
