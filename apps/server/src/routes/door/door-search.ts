import { readDoorNumbers, searchDoor } from '@ministerio/contract';
import { churchClock, DOOR_HITS, readDoorQuery } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { areNumbersDigits, findAtDoor } from '../../db/repositories/door-search.ts';
import { route } from '../../http/route.ts';

/** GET /puerta/buscar: who is meant at the door (R42). GET /puerta/numeros: which keyboard the numbers need. */
export function doorSearchRoutes(app: FastifyInstance, { store, clock, content }: Context): void {
  route(app, searchDoor, {
    async handle({ query: { q } }) {
      const { church } = (await content.current()).site;
      const { date } = churchClock(clock(), church.timeZone);
      const { people, hasMore } = await findAtDoor(store, readDoorQuery(q), date, DOOR_HITS);
      return { personas: [...people], hayMas: hasMore };
    },
  });
  route(app, readDoorNumbers, {
    handle: async () => ({ soloCifras: await areNumbersDigits(store) }),
  });
}
