import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { looseList, looseText } from '../schemas/text.ts';

/** A sermon as our server sends it: `id` of the video, `link` rebuilt from it (R25). */
export const videoEntry = z
  .object({ id: z.string(), title: z.string(), link: z.string() })
  .meta({ id: 'Predica' });

const looseVideo = z.object({ id: z.string().min(1), title: looseText, link: looseText });

/** A sermon from any source, as screens get it. */
export type Video = z.output<typeof looseVideo>;

/** The latest sermons (decisions.md section 6); the client accepts `{items}` and a plain list. */
export const listVideos = defineEndpoint({
  name: 'listVideos',
  method: 'GET',
  path: '/videos',
  access: 'public',
  summary: 'Últimas prédicas',
  answer: z.object({ items: z.array(videoEntry) }),
  read: z.union([
    z.object({ items: looseList(looseVideo) }),
    looseList(looseVideo).transform((items) => ({ items })),
  ]),
});
