import { markByPosition, type PositionDoubt } from '@ministerio/contract';
import { churchClock, isWithin, type Position } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { insertPositionMark, type NewMark } from '../../db/repositories/attendance.ts';
import { Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { requireAccount } from '../../plugins/app/guard.ts';

/**
 * POST /asistencia/marcar. The server measures the distance and reads its own clock; what the phone says about date
 * and time is checked for form only. A refused position is counted and not stored (R30, R34).
 */
export function markByPositionRoute(
  app: FastifyInstance,
  { commits, clock, content, limits }: Context,
): void {
  const refused = async (problem: Problem, accountId: number): Promise<Problem> => {
    await limits.positionRefusals.count(String(accountId));
    return problem;
  };
  route(app, markByPosition, {
    async preValidation(request) {
      const { id, role } = requireAccount(request);
      if (role !== 'ADMIN') refuseWhileWaiting(await limits.positionRefusals.wait(String(id)));
    },
    async onInvalidBody(errors, request) {
      const isPosition = 'latitude' in errors || 'longitude' in errors;
      const problem = new Problem(isPosition ? 'invalid_position' : 'validation_failed', { errors });
      return refused(problem, requireAccount(request).id);
    },
    async handle({ body: { latitude, longitude, accuracy }, account }) {
      const { church } = (await content.current()).site;
      // The claimed accuracy never widens the radius, so a worse reading proves nothing (decisions section 4).
      if (accuracy !== undefined && accuracy > church.radiusMetres) {
        throw await refused(new Problem('accuracy_too_low'), account.id);
      }
      if (!isWithin({ latitude, longitude }, church.point, church.radiusMetres)) {
        throw await refused(new Problem('too_far'), account.id);
      }
      const markedMs = clock();
      const { date, time } = churchClock(markedMs, church.timeZone);
      const mark: NewMark = {
        userId: account.id,
        date,
        time,
        markedMs,
        method: 'position',
        markedBy: null,
        position: {
          latitude,
          longitude,
          accuracyMetres: accuracy ?? null,
          doubt: doubtOf({ latitude, longitude }, accuracy, church.point),
        },
      };
      const record = await commits.run((transaction) => insertPositionMark(transaction, mark));
      if (record === null) throw new Problem('already_marked');
      return record;
    },
  });
}

/** Sign that a position is no phone's own reading (R34); null for none. A mark is never refused for it. */
function doubtOf(at: Position, accuracy: number | undefined, church: Position): PositionDoubt | null {
  if (at.latitude === church.latitude && at.longitude === church.longitude) return 'punto-exacto';
  return accuracy === 0 ? 'precision-cero' : null;
}
