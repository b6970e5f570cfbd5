import type { Store } from '../database.ts';
import { markerName } from './attendance.ts';

/** A person's account, as far as it is about the person and not about the session. */
export function accountFacts(store: Store, userId: number) {
  return store
    .selectFrom('users')
    .select(['id', 'username', 'email', 'nombre', 'apellido', 'codigo', 'role'])
    .select(['created_ms as createdMs', 'confirmed_ms as confirmedMs'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Every mark of a person with all that is kept about it, newest first. */
export function marksOf(store: Store, userId: number) {
  return store
    .selectFrom('attendance as a')
    .leftJoin('users as m', 'm.id', 'a.marked_by')
    .leftJoin('leader_marks as t', 't.mark_id', 'a.id')
    .select([
      'a.local_date as date',
      'a.local_time as time',
      'a.method',
      't.category_id as tappedIn',
      'a.latitude',
      'a.longitude',
      'a.accuracy_m as precisionMetros',
      'a.position_doubt as ubicacionDudosa',
      'a.aporte',
    ])
    .select(markerName)
    .where('a.user_id', '=', userId)
    .orderBy('a.local_date', 'desc')
    .execute();
}

/** The audit log's entries about a person, newest first. */
export function changesAbout(store: Store, userId: number) {
  return store
    .selectFrom('audit_log')
    .select(['at_ms as atMs', 'actor_name as actor', 'action'])
    .select(['before_json as before', 'after_json as after'])
    .where('subject_user_id', '=', userId)
    .orderBy('at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
