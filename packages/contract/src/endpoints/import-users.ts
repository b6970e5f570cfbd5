import { z } from 'zod';
import { IMPORT_CHUNK_ROWS, IMPORT_FIELDS, IMPORT_MAX_ROWS } from '../domain/import/import-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { apellido, codigo, email, nombre, username } from '../schemas/user.ts';

/** One member of an import; the number is also the first password (R1). */
export const importRow = z.object({ codigo, nombre, apellido, username, email });

/** One member of an import, checked. */
export type ImportRow = z.output<typeof importRow>;

const problem = z.object({
  /** Position of the member in the run, counted from 0. */
  fila: z.int(),
  campo: z.enum(IMPORT_FIELDS),
  mensaje: z.string(),
});

/** What an import has come to: how many members are ready or made, and which ones another account stands in the way of. */
const importAnswer = z.object({ filas: z.int(), errores: z.array(problem) });

const params = z.object({
  /** The client's own name for the run, made at random. */
  run: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
});

/**
 * Puts a piece of an import aside for an hour (R23): `filas` from the position `desde` of the run on. What is sent
 * again replaces what was there. Nobody is made a member yet; `filas` of the answer counts what the run holds.
 */
export const stageImport = defineEndpoint({
  name: 'stageImport',
  method: 'POST',
  path: '/auth/users/importar/:run',
  access: 'ADMIN',
  summary: 'Prepara una parte de una importación de miembros',
  params,
  body: z
    .object({
      desde: z
        .int()
        .min(0)
        .max(IMPORT_MAX_ROWS - 1),
      filas: z.array(importRow).min(1).max(IMPORT_CHUNK_ROWS),
    })
    .refine(({ desde, filas }) => desde + filas.length <= IMPORT_MAX_ROWS, {
      path: ['filas'],
      error: `Una importación tiene como máximo ${IMPORT_MAX_ROWS} filas`,
    }),
  bodyBytes: 256 * 1024,
  answer: importAnswer,
});

/** Makes every member of a run, or none (R23). `filas` says how many were put aside, so that no piece is missing. */
export const confirmImport = defineEndpoint({
  name: 'confirmImport',
  method: 'POST',
  path: '/auth/users/importar/:run/confirmar',
  access: 'ADMIN',
  summary: 'Crea los miembros de una importación, todos o ninguno',
  params,
  body: z.object({ filas: z.int().min(1).max(IMPORT_MAX_ROWS) }),
  answer: importAnswer,
});
