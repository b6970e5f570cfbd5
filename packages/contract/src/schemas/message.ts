import { z } from 'zod';
import { recordId } from '../endpoint.ts';
import { looseText } from './text.ts';

/** A contact message from our server; `createdAt` is an ISO 8601 instant in UTC. */
export const messageEntry = z
  .object({ id: z.int(), nombre: z.string(), email: z.string(), mensaje: z.string(), createdAt: z.string() })
  .meta({ id: 'Mensaje' });

/** A contact message from any backend. */
export const looseMessage = z.object({
  id: recordId,
  nombre: looseText,
  email: looseText,
  mensaje: looseText,
  createdAt: z.unknown().optional(),
});

/** A contact message, parsed. */
export type Message = z.output<typeof looseMessage>;
