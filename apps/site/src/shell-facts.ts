import { defaultContent, type ShellFacts } from '@ministerio/content/site';

/** Id of the element of the application's shell that says what the server knows. */
export const SHELL_FACTS = 'iglesia';

/** The facts of the shell that is open. */
export function readShellFacts(): ShellFacts {
  const text = document.getElementById(SHELL_FACTS)?.textContent;
  return text ? (JSON.parse(text) as ShellFacts) : { church: defaultContent.church, hasForm: true };
}
