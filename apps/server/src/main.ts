import { start } from './boot/start.ts';
import { say } from './cli/run-command.ts';
import { readEnv } from './env.ts';
import { errorCode, StartError } from './start-error.ts';

try {
  const developing = process.argv.includes('--developing');
  const starting = start(readEnv(process.env), say, { developing });
  let stopping = false;
  // Before it has started: a signal may follow as soon as the address is printed.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal while connections drain means: now.
      if (stopping) process.exit(1);
      stopping = true;
      starting
        .then((running) => running.stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
  await starting;
} catch (error) {
  const line =
    error instanceof StartError
      ? error.message
      : `El servidor no pudo iniciar (${errorCode(error) ?? (error instanceof Error ? error.name : 'error')}).`;
  process.stderr.write(`${line}\n`);
  // The places without the message: a library's message may repeat what a variable holds (R30).
  if (!(error instanceof StartError) && error instanceof Error) {
    process.stderr.write(`${error.stack?.split('\n    at ').slice(1).join('\n    at ') ?? ''}\n`);
  }
  process.exitCode = 1;
}
