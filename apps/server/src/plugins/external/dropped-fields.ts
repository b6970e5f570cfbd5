import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type AnswerSchema, undeclaredFields } from '../../http/undeclared-fields.ts';

/**
 * Warns developers of a field that a handler answers and the contract does not declare: the
 * serialiser drops it silently. Each field of a call is reported once.
 */
export const droppedFields = fp(
  async (app: FastifyInstance) => {
    const reported = new Set<string>();
    app.addHook('preSerialization', (request, reply, payload, done) => {
      const { url = '', schema } = request.routeOptions;
      const schemas = schema?.response as Readonly<Record<string, AnswerSchema>> | undefined;
      const answer = schemas?.[reply.statusCode];
      for (const field of answer ? undeclaredFields(answer, payload) : []) {
        const line = `${request.method} ${url}: el campo «${field}» no está en el contrato y no sale en la respuesta.`;
        if (!reported.has(line)) process.stderr.write(`${line}\n`);
        reported.add(line);
      }
      done(null, payload);
    });
  },
  { name: 'dropped-fields' },
);
