import * as z from 'zod/mini';
import { factorWays } from './schemas/second-factor.ts';

/** Every error code of our server, with the message shown to people (docs/rules.md#answers). */
export const errorMessages = {
  accuracy_too_low: 'Tu ubicación es poco precisa. Sal a un lugar abierto e inténtalo de nuevo.',
  already_marked: 'Este usuario ya marcó asistencia hoy.',
  already_taken: 'Ya existe una cuenta con esos datos.',
  attendance_not_found: 'No se encontró la asistencia.',
  bad_json: 'Los datos enviados no tienen un formato válido.',
  busy: 'El servidor está ocupado. Inténtalo de nuevo en unos segundos.',
  category_exists: 'Ya existe un ministerio con ese nombre.',
  category_not_found: 'No se encontró el ministerio.',
  challenge_expired: 'Pasaron más de cinco minutos, o ya se usó. Empieza de nuevo.',
  confirmation_required: 'Escribe tu contraseña otra vez para confirmar este cambio.',
  closing_not_found: 'No se encontró el cierre.',
  content_changed: '{quien} publicó {documento} {cuando}. Tus cambios siguen aquí.',
  cross_site: 'Envía el mensaje desde nuestra página.',
  day_over: 'Ese día ya pasó. Pide a un administrador que lo corrija en el panel.',
  door_needs_https:
    'Los teléfonos de la puerta necesitan una dirección con https. Pide a quien cuida el servidor que la ponga.',
  factor_required: 'Tu cuenta tiene un segundo factor: confirma con él en vez de la contraseña.',
  feed_unavailable: 'No pudimos cargar las prédicas.',
  ficha_changed:
    'Otra persona cambió esta ficha mientras la editabas. Tus cambios siguen aquí: vuelve a abrirla y compara.',
  follow_up_not_found: 'Ya no está en el seguimiento: vino, o se deshizo lo que lo trajo aquí.',
  follow_up_not_held: 'Tómalo antes de escribirle.',
  follow_up_taken: '{quien} lo tomó {cuando}.',
  forbidden: 'No tienes permiso para hacer esto.',
  guardian_missing: 'Es menor de edad: anota antes en su ficha un tutor y el consentimiento para la cuenta.',
  guardian_phone_shared:
    'El teléfono del tutor es el de un administrador o el de la misma persona. Otro administrador tiene que confirmarlo con su contraseña.',
  internal_error: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
  invalid_credentials: 'Credenciales incorrectas',
  invalid_position: 'La ubicación enviada no es válida.',
  last_admin: 'No se puede eliminar ni degradar al último administrador.',
  mark_in_use: 'Esta asistencia ya tiene un aporte. Corrígela en el panel.',
  mark_not_found: 'No se encontró esa marca, o no se hizo desde aquí.',
  month_already_closed: 'Ese mes ya está cerrado.',
  month_changed: 'Lo registrado cambió mientras contabas. Revisa el mes y vuelve a cerrarlo.',
  month_closed: 'El mes está cerrado. Escribe por qué lo cambias.',
  month_not_over: 'Ese mes todavía no terminó.',
  message_not_found: 'No se encontró el mensaje.',
  number_not_found: 'Número de membresía no válido',
  no_contact: 'No hay a quién escribirle.',
  not_found: 'No se encontró lo que buscas.',
  own_phone_missing: 'Este teléfono ya no te recuerda. Inicia sesión de nuevo.',
  own_password_required: 'Elige primero una contraseña propia.',
  passkeys_unavailable:
    'Las llaves de acceso necesitan una dirección con https. Usa una aplicación de códigos.',
  password_change_required: 'Cambia tu contraseña para continuar.',
  payload_too_large: 'Los datos enviados son demasiado grandes.',
  phone_ended: 'La inscripción de este teléfono venció. Pide otro código a un administrador.',
  phone_needs_https: 'Recordarte en este teléfono necesita una dirección con https.',
  phone_missing: 'Este teléfono no está inscrito en la puerta. Pide un código a un administrador.',
  phone_removed: 'Este teléfono ya no está autorizado.',
  phone_unconfirmed: 'Falta que un administrador confirme este teléfono en el panel.',
  rate_limited: 'Demasiados intentos. Espera {n} segundos e inténtalo de nuevo.',
  registration_closed: 'El registro está cerrado. Pide tu cuenta a un administrador.',
  role_not_allowed: 'Solo un administrador puede elegir el rol.',
  screen_link_ended: 'Este enlace ya no sirve: vale hasta el final del día. Pide otro a un administrador.',
  second_factor_required: 'Falta el segundo paso para entrar.',
  sign_in_too_old: 'Ya pasó un rato desde que entraste. Podrás elegirlo la próxima vez que inicies sesión.',
  storage_unavailable: 'No se pudo guardar. No se perdió nada; inténtalo de nuevo.',
  token_expired: 'Tu sesión ha vencido. Inicia sesión de nuevo.',
  token_invalid: 'Tu sesión ya no es válida. Inicia sesión de nuevo.',
  token_missing: 'Token no encontrado',
  too_far: 'No te encuentras en la iglesia. No puedes marcar asistencia.',
  too_many_own_phones: 'Ya hay tres teléfonos con tu cuenta. Quita uno en «Mis datos».',
  too_many_door_codes: 'Hay cinco códigos sin usar. Espera a que venza uno: vale diez minutos.',
  unsupported_media_type: 'El servidor solo acepta JSON.',
  user_not_found: 'No se encontró el usuario.',
  validation_failed: 'Revisa los datos marcados.',
  visitor_not_found: 'No se encontró la visita.',
  weak_password:
    'La contraseña de un administrador debe tener al menos 12 caracteres y no ser el número de membresía.',
  wrong_code: 'El código no es correcto. Escribe el que se ve ahora.',
  wrong_current_password: 'La contraseña actual no es correcta.',
  wrong_door_code: 'El código no es correcto, ya se usó o venció. Pide otro a un administrador.',
  wrong_passkey: 'No se pudo comprobar la llave de acceso. Inténtalo de nuevo o usa otra forma.',
} as const;

/** A stable error code. */
export type ErrorCode = keyof typeof errorMessages;

/** Message for each field that another account already uses (409 `already_taken`). */
export const takenFieldMessages = {
  username: 'Ese nombre de usuario ya está en uso',
  email: 'Ese correo electrónico ya está en uso',
  codigo: 'Ese código ya está en uso',
} as const;

/** Body of a JSON error: a stable code, a Spanish message and one message for each invalid field. */
export const errorEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** With 401 `second_factor_required` alone (R45): the challenge, and how to meet it. */
  reto: z.optional(z.string()),
  factores: z.optional(factorWays),
});

/** Body of a JSON error. */
export type ErrorEnvelope = z.output<typeof errorEnvelope>;

/**
 * Message of a 429 response.
 * @param seconds - time to wait
 */
export function rateLimitedMessage(seconds: number): string {
  return errorMessages.rate_limited.replace('{n}', String(Math.max(1, Math.ceil(seconds))));
}
