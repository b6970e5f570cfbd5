import { StartError } from '../start-error.ts';

/** Runs a command of the server's shell; a refusal is one line, anything else says nothing of its data (R30). */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    process.umask(0o077);
    await command();
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartError ? error.message : 'No se pudo completar la orden.'}\n`,
    );
    process.exitCode = 1;
  }
}
