import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endTree } from '../command.mjs';

/** Line of a server that listens. Its address is not the one to open here. */
const READY = /^Listo: /;

/** The server behind the pages while the product is changed: a process that is started anew after each change. */
export class RestartingServer {
  readonly #args: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #isWaiting = false;
  #work: Promise<void> = Promise.resolve();

  /** @param args - what Node.js runs. */
  constructor(args: readonly string[], env: NodeJS.ProcessEnv) {
    this.#args = args;
    this.#env = env;
  }

  /** Starts it. @returns whether it listens; where it ended instead it has said why. */
  start(): Promise<boolean> {
    const child = spawn(process.execPath, this.#args, {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    return new Promise((resolve) => {
      let listens = false;
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (READY.test(line)) {
          listens = true;
          resolve(true);
        } else console.log(line);
      });
      child.on('exit', () => {
        resolve(false);
        if (listens && this.#child === child)
          console.error('El servidor se detuvo; vuelve con el próximo cambio.');
      });
    });
  }

  /** Starts it anew; changes that come before it has ended are taken up together. */
  restart(): Promise<void> {
    if (!this.#isWaiting) {
      this.#isWaiting = true;
      this.#work = this.#work.then(async () => {
        await this.stop();
        this.#isWaiting = false;
        if (!(await this.start()))
          console.error('El servidor no pudo empezar; lo intenta con el próximo cambio.');
      });
    }
    return this.#work;
  }

  /** Ends it, and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    endTree(child, 'SIGTERM');
    await ended;
  }
}
