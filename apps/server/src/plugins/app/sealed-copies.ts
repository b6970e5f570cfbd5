import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { Copier } from '../../copies/copier.ts';
import type { CopiesTarget } from '../../copies/copies-state.ts';
import type { CopyRunner } from '../../copies/run-copy.ts';

/** How often a listening server looks whether a copy is due, in milliseconds. */
const EVERY_MS = 20_000;

/** Where sealed copies go, and what makes them. */
export interface SealedCopies extends CopiesTarget {
  readonly runner: CopyRunner;
}

/** Copies that leave the machine, beside everything else that a listening server does (R48). */
export const sealedCopies = fp<{
  readonly context: Pick<Context, 'database' | 'clock' | 'health'>;
  readonly copies: SealedCopies;
}>(
  async (app: FastifyInstance, { context, copies }) => {
    const copier = new Copier({
      ...context,
      target: copies,
      runner: copies.runner,
      onChange: (reason) => {
        if (reason === null) app.log.info('copies leave the machine again');
        else app.log.error({ code: reason }, 'copies do not leave the machine');
      },
    });
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      // Not awaited: nobody waits for the folder.
      void copier.tick();
      timer = setInterval(() => void copier.tick(), EVERY_MS).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await copier.close();
    });
  },
  { name: 'sealed-copies' },
);
