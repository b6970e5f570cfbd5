import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import type { Trail } from '../../security/trail.ts';

/** How often a listening server looks whether counted refusals are due, in milliseconds. */
const EVERY_MS = 60_000;

/** Writes the counted refusals once their window has ended, and what is left as the server closes (R30). */
export const trailFlush = fp<Pick<Context, 'trail'>>(
  async (app: FastifyInstance, { trail }) => {
    app.decorate('trail', trail);
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      timer = setInterval(() => trail.flush(false), EVERY_MS).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      trail.flush(true);
      await trail.settled();
    });
  },
  { name: 'trail-flush' },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** For reading the log right after a call, which does not wait for its entry. */
    readonly trail: Trail;
  }
}
