import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idInPath, messageAnswer } from '../schemas/common.ts';

const params = z.object({ userId: idInPath, categoryId: idInPath });

/** Adds a person to a ministry (spec section 7); idempotent. */
export const assignCategory = defineEndpoint({
  name: 'assignCategory',
  method: 'POST',
  path: '/category/users/:userId/categories/:categoryId',
  access: 'ADMIN',
  summary: 'Asigna un usuario a un ministerio',
  params,
  answer: messageAnswer,
  read: statusOnly,
});

/** Removes a person from a ministry. */
export const unassignCategory = defineEndpoint({
  name: 'unassignCategory',
  method: 'DELETE',
  path: '/category/users/:userId/categories/:categoryId',
  access: 'ADMIN',
  summary: 'Quita a un usuario de un ministerio',
  params,
  answer: messageAnswer,
  read: statusOnly,
});
