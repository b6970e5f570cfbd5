import * as z from 'zod/mini';
import { FOLLOW_UP_AFTER } from '../domain/people/follow-up-words.ts';
import { defineEndpoint, recordId, statusOnly } from '../endpoint.ts';
import { confirmation, idInPath, idParams } from '../schemas/common.ts';
import { line, looseList, looseText } from '../schemas/text.ts';
import { looseUser, userEntry } from '../schemas/user.ts';

/** A ministry from our server. */
export const categoryEntry = z.object({ id: z.int(), name: z.string() });

/** A ministry from any backend. */
const looseCategory = z.object({ id: recordId, name: looseText });

/** A ministry, parsed. */
export type Category = z.output<typeof looseCategory>;

/** A ministry's name as typed. */
const categoryName = line('El nombre de la categoría es obligatorio', 100);

/** The ministries (spec section 7). */
export const listCategories = defineEndpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/category/categories',
  access: 'signed-in',
  summary: 'Lista de ministerios',
  answer: z.array(categoryEntry),
  read: looseList(looseCategory),
});

/** Creates a ministry (spec section 7); its name is unique, ignoring case and accents. */
export const createCategory = defineEndpoint({
  name: 'createCategory',
  method: 'POST',
  path: '/category/create',
  access: 'ADMIN',
  summary: 'Crea un ministerio',
  body: z.object({ name: categoryName }),
  answer: categoryEntry,
  read: statusOnly,
});

/** Deletes a ministry, never its people or their attendance (spec section 7, decisions section 4); the third deletion of twelve hours needs `X-Confirmacion` (R47). */
export const deleteCategory = defineEndpoint({
  name: 'deleteCategory',
  method: 'DELETE',
  path: '/category/delete/:id',
  access: 'ADMIN',
  summary: 'Elimina un ministerio',
  params: idParams,
  ...confirmation,
});

/** Members of a ministry, by surname. */
export const categoryMembers = defineEndpoint({
  name: 'categoryMembers',
  method: 'GET',
  path: '/category/:id/miembros',
  access: 'ADMIN',
  summary: 'Miembros de un ministerio',
  params: idParams,
  answer: z.array(userEntry),
  read: looseList(looseUser),
});

/** How many people are in each ministry; an empty one is left out. */
export const countMembers = defineEndpoint({
  name: 'countMembers',
  method: 'GET',
  path: '/category/miembros',
  access: 'ADMIN',
  summary: 'Cuántas personas hay en cada ministerio',
  answer: z.object({ ministerios: z.array(z.object({ id: z.int(), miembros: z.int() })) }),
});

/** Ministries of a person, by name. */
export const userCategories = defineEndpoint({
  name: 'userCategories',
  method: 'GET',
  path: '/auth/users/:id/ministerios',
  access: 'ADMIN',
  summary: 'Ministerios de un usuario',
  params: idParams,
  answer: z.array(categoryEntry),
  read: looseList(looseCategory),
});

const params = z.object({ userId: idInPath, categoryId: idInPath });

/** Adds a person to a ministry (spec section 7); idempotent. */
export const assignCategory = defineEndpoint({
  name: 'assignCategory',
  method: 'POST',
  path: '/category/users/:userId/categories/:categoryId',
  access: 'ADMIN',
  summary: 'Asigna un usuario a un ministerio',
  params,
  ...confirmation,
});

/** Removes a person from a ministry. */
export const unassignCategory = defineEndpoint({
  name: 'unassignCategory',
  method: 'DELETE',
  path: '/category/users/:userId/categories/:categoryId',
  access: 'ADMIN',
  summary: 'Quita a un usuario de un ministerio',
  params,
  ...confirmation,
});

/** Ids of the ministries whose members count as minors unless their year of birth says otherwise. */
export const ministriesOfMinors = defineEndpoint({
  name: 'ministriesOfMinors',
  method: 'GET',
  path: '/category/menores',
  access: 'ADMIN',
  summary: 'Qué ministerios son de menores',
  answer: z.object({ ministerios: z.array(z.int()) }),
});

/**
 * Says whether a ministry is of minors. On: own numbers and positions of its members are erased at once (R43). Off needs
 * `X-Confirmacion` where somebody stops counting as a minor by it (R44).
 */
export const setMinistryOfMinors = defineEndpoint({
  name: 'setMinistryOfMinors',
  method: 'PUT',
  path: '/category/:id/menores',
  access: 'ADMIN',
  summary: 'Marca un ministerio como de menores, o deja de hacerlo',
  params: idParams,
  body: z.object({ deMenores: z.boolean() }),
  ...confirmation,
});

/** After how many missed meetings somebody of each ministry is listed in 'Seguimiento'. */
export const followUpThresholds = defineEndpoint({
  name: 'followUpThresholds',
  method: 'GET',
  path: '/category/seguimiento',
  access: 'ADMIN',
  summary: 'Después de cuántas faltas avisa el seguimiento de cada ministerio',
  answer: z.object({ ministerios: z.array(z.object({ id: z.int(), faltas: z.int() })) }),
});

/** Says after how many missed meetings somebody of a ministry is listed in 'Seguimiento': 1 to 10. */
export const setFollowUpThreshold = defineEndpoint({
  name: 'setFollowUpThreshold',
  method: 'PUT',
  path: '/category/:id/seguimiento',
  access: 'ADMIN',
  summary: 'Elige después de cuántas faltas avisa el seguimiento de un ministerio',
  params: idParams,
  body: z.object({ faltas: z.int().check(z.minimum(FOLLOW_UP_AFTER.min), z.maximum(FOLLOW_UP_AFTER.max)) }),
  ...confirmation,
});
