import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { Sequencer } from '../../db/audit-chain/sequencer.ts';

/** How often a listening server looks for entries to link, in milliseconds. */
const EVERY_MS = 1000;

/** Work of a listening server every second, and once more as it closes: links the new audit entries (R67). */
export const auditSequencer = fp<{ readonly context: Pick<Context, 'store' | 'commits' | 'random'> }>(
  async (app: FastifyInstance, { context }) => {
    const sequencer = new Sequencer(context);
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    let hasFailed = false;
    const link = async () => {
      try {
        await sequencer.run();
        hasFailed = false;
      } catch (error) {
        // A database that is away is tried every second, and logged once.
        if (!hasFailed) {
          app.log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'audit chain failed');
        }
        hasFailed = true;
      }
    };
    const next = () => {
      timer = setTimeout(() => {
        running = link().then(next);
      }, EVERY_MS).unref();
    };
    app.addHook('onListen', async () => next());
    app.addHook('onClose', async () => {
      if (timer === undefined) return;
      const last = running;
      clearTimeout(timer);
      await last;
      clearTimeout(timer);
      await link();
    });
  },
  { name: 'audit-sequencer' },
);
