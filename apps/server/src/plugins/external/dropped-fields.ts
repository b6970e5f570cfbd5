import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type AnswerSchema, undeclaredFields } from '../../http/undeclared-fields.ts';

/**
 * Warns, while the server is being changed, of a field that a handler answers and the contract does not name: the
 * serialiser leaves it out without a word. Each field of a call is told once.
 */
export const droppedFields = fp(
  async (app: FastifyInstance) => {
    const told = new Set<string>();
    app.addHook('preSerialization', (request, reply, payload, done) => {
      const { url = '', schema } = request.routeOptions;
      const schemas = schema?.response as Readonly<Record<string, AnswerSchema>> | undefined;
      const answer = schemas?.[reply.statusCode];
      for (const field of answer ? undeclaredFields(answer, payload) : []) {
        const line = `${request.method} ${url}: el campo «${field}» no está en el contrato y no sale en la respuesta.`;
        if (!told.has(line)) process.stderr.write(`${line}\n`);
        told.add(line);
      }
      done(null, payload);
    });
  },
  { name: 'dropped-fields' },
);
