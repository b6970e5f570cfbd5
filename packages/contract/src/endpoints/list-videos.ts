import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { looseList, looseText } from '../schemas/text.ts';

/** A sermon as our server sends it: `id` of the video, `link` rebuilt from it (R25), null where there is none to watch. */
export const videoEntry = z
  .object({ id: z.string(), title: z.string(), link: z.string().nullable() })
  .meta({ id: 'Predica' });

/** null says that there is nothing to watch; a relay that tells no link leaves it to the identifier. */
const looseLink = z
  .unknown()
  .optional()
  .transform((link) => (typeof link === 'string' || link === null ? link : undefined));

const looseVideo = z.object({ id: z.string().min(1), title: looseText, link: looseLink });

/** A sermon from any source, as screens get it. */
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
    looseList(looseVideo).transform((items) => ({ items })),
  ]),
});
