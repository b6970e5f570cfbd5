import { z } from 'zod';
import { defineEndpoint, statusOnly } from '../endpoint.ts';
import { idInPath, messageAnswer } from '../schemas/common.ts';

const params = z.object({ userId: idInPath, categoryId: idInPath });

/** Puts a person into a ministry (spec section 7); doing it twice changes nothing. */
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

/** Takes a person out of a ministry. */
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
