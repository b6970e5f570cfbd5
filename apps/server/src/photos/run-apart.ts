import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const HEAP_MB = 128;
/** Behind sign-in and pages, but not so far that a busy machine lets the time run out. */
const NICE = 5;
/** Pixels are outside of what `--max-old-space-size` counts. */
const RSS_BYTES = 512 * 1024 * 1024;
const FAILED = 1;
const TIME_IS_UP = 'SIGKILL';

/** A program was ended before its answer. */
export class TimedOutError extends Error {
  override readonly name = 'TimedOutError';
}

/**
 * The file of a program that runs in a process of its own.
 * @param beside - `import.meta.url` of who runs it: the sources as they are, and the build, each have it beside.
 */
export function programOf(name: string, beside: string): string {
  return fileURLToPath(new URL(`./${name}${beside.endsWith('.ts') ? '.ts' : '.js'}`, beside));
}

/**
 * Has one message answered by a program in a process of its own, which ends then. What breaks it breaks nothing else (R61).
 * @param limitMs - the longest that it may take, in milliseconds.
 * @returns null where it ended without an answer: it failed, or needed too much memory.
 * @throws TimedOutError - the time ran out: the machine is busy, or the message is made to take long.
 */
export function runApart<Answer>(
  program: string,
  message: Uint8Array | string,
  limitMs: number,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // Our keys and addresses are none of its business.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: limitMs,
      killSignal: TIME_IS_UP,
    });
    yieldToOthers(child, NICE);
    child.once('message', (answer) => {
      resolve(answer as Answer);
      child.disconnect();
    });
    child.once('error', () => resolve(null));
    child.once('exit', (_, signal) => {
      if (signal === TIME_IS_UP) reject(new TimedOutError());
      else resolve(null);
    });
    child.send(message, (error) => {
      if (error !== null) resolve(null);
    });
  });
}

/** Lets others go before a process. At once: on Linux the threads that it starts later inherit it, those it has do not. */
export function yieldToOthers({ pid }: ChildProcess, nice: number): void {
  try {
    if (pid !== undefined) setPriority(pid, nice);
  } catch {
    // It has ended already.
  }
}

/** Answers the one message of such a process. */
export function answerApart<Message>(answer: (message: Message) => Promise<unknown>): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > RSS_BYTES) process.exit(FAILED);
  }, 50).unref();
  process.on('disconnect', () => process.exit());
  process.on('message', (message: Message) => {
    answer(message).then(
      (result) => process.send?.(result),
      () => process.exit(FAILED),
    );
  });
}
