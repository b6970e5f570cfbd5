/**
 * Actions of the audit log with their labels. A call that changes somebody else's data writes one in the same
 * transaction (docs/rules.md#data); sign-ins, refusals and looks at others' data are in it too (R30).
 */
export const AUDIT_ACTIONS = {
  user_created: 'Creó un usuario',
  user_registered: 'Se registró',
  user_confirmed: 'Confirmó un registro propio',
  user_updated: 'Editó un usuario',
  user_promoted: 'Hizo administrador',
  user_demoted: 'Quitó el rol de administrador',
  user_deleted: 'Eliminó un usuario',
  ficha_saved: 'Editó la ficha de una persona',
  ficha_viewed: 'Vio la ficha de una persona',
  minor_ended: 'Hizo que alguien deje de contar como menor',
  guardian_phone_set: 'Puso el teléfono de un tutor',
  users_imported: 'Importó miembros',
  password_changed: 'Cambió su contraseña',
  password_reset: 'Puso una contraseña de un solo uso',
  password_set: 'Puso una contraseña nueva',
  sign_in_changed: 'Cambió el usuario o el correo de un administrador',
  own_phone_kept: 'Recordó su teléfono',
  own_phone_forgotten: 'Dejó de recordar su teléfono',
  own_phone_returned: 'Entró con su teléfono',
  own_phone_stolen: 'Cerró un teléfono que usaban dos',
  sessions_closed: 'Cerró las sesiones',
  factor_added: 'Agregó un segundo factor',
  factor_removed: 'Quitó un segundo factor',
  factors_lifted: 'Quitó todo el segundo factor',
  recovery_codes_made: 'Hizo códigos de recuperación nuevos',
  recovery_code_used: 'Usó un código de recuperación',
  deletion_requested: 'Pidió eliminar su cuenta',
  deletion_withdrawn: 'Retiró su pedido de eliminación',
  deletion_dismissed: 'Descartó un pedido de eliminación',
  category_created: 'Creó un ministerio',
  category_deleted: 'Eliminó un ministerio',
  category_of_minors: 'Marcó un ministerio como de menores',
  category_not_of_minors: 'Quitó la marca de menores de un ministerio',
  category_follow_up: 'Cambió después de cuántas faltas avisa un ministerio',
  follow_up_taken: 'Tomó un seguimiento',
  follow_up_dropped: 'Soltó un seguimiento',
  follow_up_noted: 'Anotó algo en un seguimiento',
  follow_up_chat_opened: 'Abrió un chat de seguimiento',
  follow_up_chats_refused: 'Pidió más chats de los que se abren en una hora o un día',
  leader_named: 'Nombró a quien lidera un ministerio',
  leader_removed: 'Quitó a quien lideraba un ministerio',
  meeting_not_held: 'Anotó que un ministerio no se reunió',
  meeting_held: 'Anotó que un ministerio sí se reunió',
  member_assigned: 'Asignó a un ministerio',
  member_unassigned: 'Quitó de un ministerio',
  attendance_marked: 'Marcó asistencia',
  attendance_marked_late: 'Marcó asistencia de otra fecha',
  attendance_deleted: 'Eliminó una asistencia',
  aporte_edited: 'Editó un aporte',
  month_closed: 'Cerró un mes',
  month_adjusted: 'Ajustó un mes cerrado',
  door_code_made: 'Hizo un código de la puerta',
  door_phone_enrolled: 'Inscribió un teléfono de la puerta',
  door_phone_confirmed: 'Confirmó un teléfono de la puerta',
  door_phone_removed: 'Quitó un teléfono de la puerta',
  door_phone_held: 'Frenó un teléfono de la puerta por números desconocidos',
  screen_link_made: 'Hizo un enlace de la pantalla',
  screen_links_ended: 'Cerró los enlaces de la pantalla',
  visit_noted: 'Anotó una visita',
  visitors_joined: 'Unió dos visitas',
  visitor_made_member: 'Hizo miembro a una visita',
  visitor_contact_viewed: 'Vio el teléfono de una visita',
  head_count_set: 'Anotó cuántos había sin nombre',
  message_read: 'Marcó un mensaje como leído',
  message_unread: 'Marcó un mensaje como no leído',
  message_deleted: 'Eliminó un mensaje',
  message_chat_opened: 'Abrió el chat de un mensaje',
  photo_uploaded: 'Subió una foto',
  photo_withdrawn: 'Retiró una foto',
  demo_removed: 'Quitó los datos de ejemplo',
  content_published: 'Publicó un documento del sitio',
  content_restored: 'Volvió a una versión del sitio',
  database_restored: 'Restauró una copia de seguridad',
  erasure_kept: 'Dejó al restaurar a una persona que se había borrado',
  signed_in: 'Inició sesión',
  sign_in_refused: 'Rechazó intentos de entrar',
  access_refused: 'Pidió algo sin permiso',
  own_data_exported: 'Descargó sus datos',
  users_listed: 'Leyó la lista de usuarios',
  positions_viewed: 'Vio ubicaciones de asistencias',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Kinds of records in the audit log, with their labels. */
export const AUDIT_ENTITIES = {
  user: 'Usuarios',
  category: 'Ministerios',
  attendance: 'Asistencias',
  door: 'Puerta',
  message: 'Mensajes',
  photo: 'Fotos',
  demo: 'Datos de ejemplo',
  content: 'Sitio',
  visit: 'Visitas',
  closing: 'Cierres',
  database: 'Base de datos',
  session: 'Sesiones',
} as const;

/** A kind of record in the audit log. */
export type AuditEntity = keyof typeof AUDIT_ENTITIES;

/**
 * Label of an action in Spanish.
 * @param action - from the server; an unknown one is returned unchanged
 */
export function auditActionLabel(action: string): string {
  return Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action;
}
