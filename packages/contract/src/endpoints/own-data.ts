import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { messageAnswer } from '../schemas/common.ts';
import { userEntry } from '../schemas/user.ts';

const markMethod = z.enum(['position', 'number', 'late']);
/** How an attendance was marked: by the person's own position, at the door by number, or late from a paper list. */
export type MarkMethod = z.output<typeof markMethod>;

/** Everything that the server keeps about the person who asks, for a file of their own. Instants are ISO. */
export const ownData = z
  .object({
    generado: z.string(),
    cuenta: userEntry.extend({ creada: z.string(), confirmada: z.string().nullable() }),
    ministerios: z.array(z.object({ nombre: z.string(), desde: z.string() })),
    asistencias: z.array(
      z.object({
        date: z.string(),
        /** Nobody knows that of a mark from a paper list. */
        time: z.string().nullable(),
        method: markMethod,
        marcadoPor: z.string().nullable(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        precisionMetros: z.number().nullable(),
        aporte: z.string().nullable(),
      }),
    ),
    cambios: z.array(
      z.object({
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    eliminacionPedida: z.string().nullable(),
  })
  .meta({ id: 'DatosPropios' });

/** The own data; an account whose password is still the number has to choose another first (R1). */
export const exportOwnData = defineEndpoint({
  name: 'exportOwnData',
  method: 'GET',
  path: '/auth/me/datos',
  access: 'signed-in',
  summary: 'Los propios datos, completos',
  answer: ownData,
});

/** Whether the caller has asked for the own account to be deleted, and when (ISO instant). */
export const deletionStatus = defineEndpoint({
  name: 'deletionStatus',
  method: 'GET',
  path: '/auth/me/eliminacion',
  access: 'signed-in',
  summary: 'Si uno pidió eliminar su cuenta',
  answer: z.object({ pedida: z.string().nullable() }),
});

/** Asks for the own account to be deleted; an administrator does it. Asking twice changes nothing. */
export const requestDeletion = defineEndpoint({
  name: 'requestDeletion',
  method: 'POST',
  path: '/auth/me/eliminacion',
  access: 'signed-in',
  summary: 'Pide eliminar la propia cuenta',
  answer: messageAnswer,
  read: statusOnly,
});

/** Takes the request back. */
export const withdrawDeletion = defineEndpoint({
  name: 'withdrawDeletion',
  method: 'DELETE',
  path: '/auth/me/eliminacion',
  access: 'signed-in',
  summary: 'Retira el pedido de eliminar la propia cuenta',
  answer: messageAnswer,
  read: statusOnly,
});
