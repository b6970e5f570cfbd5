import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { correctAttendanceRoutes } from './attendance/correct-attendance.ts';
import { markByNumberRoutes } from './attendance/mark-by-number.ts';
import { markByPositionRoute } from './attendance/mark-by-position.ts';
import { readAttendanceRoutes } from './attendance/read-attendance.ts';
import { auditRoutes } from './audit/audit.ts';
import { changePasswordRoute } from './auth/change-password.ts';
import { loginRoute } from './auth/login.ts';
import { registerRoute, registrationStatusRoute } from './auth/register.ts';
import { categoryRoutes, membershipRoutes } from './categories/categories.ts';
import { demoRoutes } from './demo/demo.ts';
import { messagesRoutes } from './messages/messages.ts';
import { sendMessageRoute } from './messages/send-message.ts';
import { noticesRoute } from './notices/notices.ts';
import { deletionRequestRoutes, ownDeletionRoutes } from './privacy/deletion-requests.ts';
import { ownDataRoute } from './privacy/own-data.ts';
import { statisticsRoute } from './statistics/statistics.ts';
import { deleteUserRoutes } from './users/delete-user.ts';
import { confirmImportRoute, stageImportRoute } from './users/import-users.ts';
import { readUsersRoutes } from './users/read-users.ts';
import { unconfirmedUsersRoutes } from './users/unconfirmed-users.ts';
import { updateUserRoute } from './users/update-user.ts';
import { userSessionsRoutes } from './users/user-sessions.ts';

export interface OwnRoutesOptions {
  readonly context: Context;
  /** Origin of our own pages; null where it is not known. */
  readonly origin: string | null;
}

/** The calls that this server answers from its own database. */
export async function ownRoutes(app: FastifyInstance, { context, origin }: OwnRoutesOptions): Promise<void> {
  const resources = [
    loginRoute,
    registerRoute,
    registrationStatusRoute,
    changePasswordRoute,
    readUsersRoutes,
    updateUserRoute,
    deleteUserRoutes,
    stageImportRoute,
    confirmImportRoute,
    unconfirmedUsersRoutes,
    userSessionsRoutes,
    markByNumberRoutes,
    markByPositionRoute,
    readAttendanceRoutes,
    correctAttendanceRoutes,
    categoryRoutes,
    membershipRoutes,
    messagesRoutes,
    statisticsRoute,
    noticesRoute,
    auditRoutes,
    demoRoutes,
    ownDataRoute,
    ownDeletionRoutes,
    deletionRequestRoutes,
  ];
  for (const resource of resources) resource(app, context);
  // In a scope of its own: only there may a body be a form (R14).
  await app.register(sendMessageRoute, { context, origin });
}
