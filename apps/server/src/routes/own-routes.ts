import type { FastifyInstance } from 'fastify';
import { attendanceDaysRoutes } from './attendance/attendance-days.ts';
import { correctAttendanceRoutes } from './attendance/correct-attendance.ts';
import { markByNumberRoutes } from './attendance/mark-by-number.ts';
import { markByPositionRoute } from './attendance/mark-by-position.ts';
import { readAttendanceRoutes } from './attendance/read-attendance.ts';
import { auditChainRoute, auditRoutes } from './audit/audit.ts';
import { changePasswordRoute } from './auth/change-password.ts';
import { confirmIdentityRoute } from './auth/confirm-identity.ts';
import { factorRoutes } from './auth/factors.ts';
import { loginRoute } from './auth/login.ts';
import { ownPhoneRoutes } from './auth/own-phones.ts';
import { registerRoute, registrationStatusRoute } from './auth/register.ts';
import { secondFactorRoute } from './auth/second-factor.ts';
import { signOutRoute } from './auth/sign-out.ts';
import { categoryRoutes, membershipRoutes } from './categories/categories.ts';
import { followUpThresholdRoutes } from './categories/follow-up-thresholds.ts';
import { ministriesOfMinorsRoutes } from './categories/ministries-of-minors.ts';
import { closingRoutes } from './closings/closings.ts';
import { publicContentRoutes, publishContentRoutes } from './content/content.ts';
import { type PreviewOptions, previewPageRoute } from './content/preview-page.ts';
import { demoRoutes } from './demo/demo.ts';
import { doorPhonesRoutes } from './door/door-phones.ts';
import { doorSearchRoutes } from './door/door-search.ts';
import { enrolPhoneRoute } from './door/enrol-phone.ts';
import { doorListRoute } from './door/list.ts';
import { doorMarksRoutes } from './door/marks.ts';
import { doorVisitsRoutes } from './door/visits.ts';
import { firstStepsRoutes } from './first-steps/first-steps.ts';
import { followUpRoutes } from './follow-ups/follow-ups.ts';
import { leaderRoutes } from './leaders/ministry.ts';
import { ministryFollowUpRoutes } from './leaders/ministry-follow-ups.ts';
import { nameLeadersRoutes } from './leaders/name-leaders.ts';
import { messagesRoutes } from './messages/messages.ts';
import { sendMessageRoute } from './messages/send-message.ts';
import { noticesRoute } from './notices/notices.ts';
import { photoRoutes } from './photos/photos.ts';
import { deletionRequestRoutes, ownDeletionRoutes } from './privacy/deletion-requests.ts';
import { ownDataRoute } from './privacy/own-data.ts';
import { screenRoutes } from './screen/screen.ts';
import { statisticsRoute } from './statistics/statistics.ts';
import { deleteUserRoutes } from './users/delete-user.ts';
import { fichaRoutes } from './users/ficha.ts';
import { confirmImportRoute, stageImportRoute } from './users/import-users.ts';
import { readUsersRoutes } from './users/read-users.ts';
import { unconfirmedUsersRoutes } from './users/unconfirmed-users.ts';
import { updateUserRoute } from './users/update-user.ts';
import { userSessionsRoutes } from './users/user-sessions.ts';
import { visitorRoutes } from './visits/visitors.ts';

/** The calls that this server answers from its own database. */
export async function ownRoutes(app: FastifyInstance, options: PreviewOptions): Promise<void> {
  const { context } = options;
  const resources = [
    loginRoute,
    registerRoute,
    registrationStatusRoute,
    changePasswordRoute,
    confirmIdentityRoute,
    secondFactorRoute,
    factorRoutes,
    signOutRoute,
    ownPhoneRoutes,
    readUsersRoutes,
    updateUserRoute,
    deleteUserRoutes,
    stageImportRoute,
    confirmImportRoute,
    unconfirmedUsersRoutes,
    userSessionsRoutes,
    fichaRoutes,
    markByNumberRoutes,
    markByPositionRoute,
    readAttendanceRoutes,
    attendanceDaysRoutes,
    closingRoutes,
    correctAttendanceRoutes,
    enrolPhoneRoute,
    doorPhonesRoutes,
    doorMarksRoutes,
    doorListRoute,
    doorVisitsRoutes,
    screenRoutes,
    visitorRoutes,
    categoryRoutes,
    membershipRoutes,
    ministriesOfMinorsRoutes,
    followUpThresholdRoutes,
    followUpRoutes,
    nameLeadersRoutes,
    leaderRoutes,
    ministryFollowUpRoutes,
    messagesRoutes,
    statisticsRoute,
    noticesRoute,
    auditRoutes,
    auditChainRoute,
    demoRoutes,
    firstStepsRoutes,
    doorSearchRoutes,
    publicContentRoutes,
    publishContentRoutes,
    ownDataRoute,
    ownDeletionRoutes,
    deletionRequestRoutes,
  ];
  for (const resource of resources) resource(app, context);
  // In a scope of its own: only there may a body be a form (R14).
  await app.register(sendMessageRoute, { context });
  await app.register(photoRoutes, { context });
  await app.register(previewPageRoute, options);
}
