import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { looseList, looseText } from '../schemas/text.ts';

/** A sermon from our server: `id` of the video, `link` built from it (R25), null if there is nothing to watch. */
export const videoEntry = z.object({ id: z.string(), title: z.string(), link: z.nullable(z.string()) });

/** null: nothing to watch. Missing, from another relay: derived from the identifier. */
const looseLink = z.pipe(
  z.optional(z.unknown()),
  z.transform((link) => (typeof link === 'string' || link === null ? link : undefined)),
);

const looseVideo = z.object({ id: z.string().check(z.minLength(1)), title: looseText, link: looseLink });

/** A sermon from any source, parsed. */
export type Video = z.output<typeof looseVideo>;

/** The latest sermons (decisions section 6); the client accepts `{items}` and a plain list. */
export const listVideos = defineEndpoint({
  name: 'listVideos',
  method: 'GET',
  path: '/videos',
  access: 'public',
  summary: 'Últimas prédicas',
  answer: z.object({ items: z.array(videoEntry) }),
  read: z.union([
    z.object({ items: looseList(looseVideo) }),
    z.pipe(
      looseList(looseVideo),
      z.transform((items) => ({ items })),
    ),
  ]),
});
