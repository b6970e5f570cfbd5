import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { positionDoubt } from '../schemas/attendance.ts';
import { confirmation, idParams } from '../schemas/common.ts';
import { userEntry } from '../schemas/user.ts';
import { auditEntry } from './list-audit.ts';

const markMethod = z.enum(['position', 'number', 'late', 'door']);
/** How attendance was marked: by position, by number in the panel, late from a paper list, or by a phone of the door. */
export type MarkMethod = z.output<typeof markMethod>;

/** Record of the caller beside the account; words in Spanish, instants are ISO. */
const ownFicha = z.object({
  telefono: z.nullable(z.string()),
  anioNacimiento: z.nullable(z.int()),
  /** Numbers of guardians are theirs: all but two digits are masked (R65). */
  tutores: z.array(
    z.object({
      nombre: z.string(),
      telefono: z.string(),
      parentesco: z.string(),
      sePuedeEscribir: z.boolean(),
    }),
  ),
  consentimientos: z.array(
    z.object({
      tipo: z.string(),
      medio: z.string(),
      cuando: z.string(),
      retirado: z.nullable(z.string()),
    }),
  ),
  /** Note of the follow-up; its author is left out for a minor (R65). None where a backend keeps none. */
  nota: z.catch(
    z.nullable(z.object({ texto: z.string(), por: z.nullable(z.string()), cuando: z.string() })),
    null,
  ),
});

/** Record of a person beside the account, as the person reads it. */
export type OwnFicha = z.output<typeof ownFicha>;

/** Everything the server stores about the caller, for a download. Instants are ISO. */
export const ownData = z.object({
  generado: z.string(),
  cuenta: z.extend(userEntry, { creada: z.string(), confirmada: z.nullable(z.string()) }),
  ministerios: z.array(z.object({ nombre: z.string(), desde: z.string() })),
  asistencias: z.array(
    z.object({
      date: z.string(),
      /** null on marks from a paper list: their time is unknown. */
      time: z.nullable(z.string()),
      /** 'leader' for a mark by tap in a ministry. */
      method: z.enum([...markMethod.options, 'leader']),
      marcadoPor: z.nullable(z.string()),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      precisionMetros: z.nullable(z.number()),
      ubicacionDudosa: z.nullable(positionDoubt),
      aporte: z.nullable(z.string()),
    }),
  ),
  telefonos: z.array(z.object({ nombre: z.string(), desde: z.string(), usado: z.string(), fin: z.string() })),
  ficha: ownFicha,
  /** Ministries that the person leads. */
  lidera: z.array(z.object({ ministerio: z.string(), desde: z.string() })),
  seguimiento: z.object({
    /** Days are `YYYY-MM-DD`. */
    episodios: z.array(
      z.object({
        desde: z.string(),
        estado: z.string(),
        escrito: z.nullable(z.string()),
        chatAbierto: z.nullable(z.string()),
        esperaHasta: z.nullable(z.string()),
      }),
    ),
    avisos: z.array(z.object({ desde: z.string(), hasta: z.string() })),
  }),
  cambios: z.array(z.pick(auditEntry, { at: true, actor: true, action: true, before: true, after: true })),
  eliminacionPedida: z.nullable(z.string()),
});

/** One's own data; an account whose password is still the number has to change it first (R1). */
export const exportOwnData = defineEndpoint({
  name: 'exportOwnData',
  method: 'GET',
  path: '/auth/me/datos',
  access: 'signed-in',
  summary: 'Los propios datos, completos',
  answer: ownData,
});

/** One's own number, year of birth, guardians and consents; asks for an own password like {@link exportOwnData}. */
export const readOwnFicha = defineEndpoint({
  name: 'readOwnFicha',
  method: 'GET',
  path: '/auth/me/ficha',
  access: 'signed-in',
  summary: 'La propia ficha, con los teléfonos de los tutores tapados',
  answer: ownFicha,
});

/** When the caller requested the deletion of their account (ISO instant), or null. */
export const deletionStatus = defineEndpoint({
  name: 'deletionStatus',
  method: 'GET',
  path: '/auth/me/eliminacion',
  access: 'signed-in',
  summary: 'Si uno pidió eliminar su cuenta',
  answer: z.object({ pedida: z.nullable(z.string()) }),
});

/** Requests the deletion of one's own account by an administrator; idempotent. */
export const requestDeletion = defineEndpoint({
  name: 'requestDeletion',
  method: 'POST',
  path: '/auth/me/eliminacion',
  access: 'signed-in',
  summary: 'Pide eliminar la propia cuenta',
  ...confirmation,
});

/** Withdraws the request. */
export const withdrawDeletion = defineEndpoint({
  name: 'withdrawDeletion',
  method: 'DELETE',
  path: '/auth/me/eliminacion',
  access: 'signed-in',
  summary: 'Retira el pedido de eliminar la propia cuenta',
  ...confirmation,
});

/** A person who requested the deletion of their account; `pedida` is an ISO instant. */
export const deletionRequest = z.extend(
  z.pick(userEntry, { id: true, username: true, nombre: true, apellido: true, codigo: true }),
  {
    pedida: z.string(),
  },
);

/** A person who requested the deletion of their account. */
export type DeletionRequest = z.output<typeof deletionRequest>;

/** Deletion requests, oldest first. `DELETE /auth/users/{id}` fulfils one. */
export const listDeletionRequests = defineEndpoint({
  name: 'listDeletionRequests',
  method: 'GET',
  path: '/auth/eliminaciones',
  access: 'ADMIN',
  summary: 'Quiénes pidieron eliminar su cuenta',
  answer: z.array(deletionRequest),
});

/** Closes a request without deleting the account: the person changed their mind. */
export const dismissDeletion = defineEndpoint({
  name: 'dismissDeletion',
  method: 'DELETE',
  path: '/auth/eliminaciones/:id',
  access: 'ADMIN',
  summary: 'Descarta un pedido de eliminación',
  params: idParams,
  ...confirmation,
});
