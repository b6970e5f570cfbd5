import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { confirmImportRoute } from './confirm-import.ts';
import { stageImportRoute } from './stage-import.ts';

/** POST /auth/users/importar/{run} and /auth/users/importar/{run}/confirmar (R23). */
export function importUsersRoutes(app: FastifyInstance, context: Context): void {
  stageImportRoute(app, context);
  confirmImportRoute(app, context);
}
