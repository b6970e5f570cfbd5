import { createHash } from 'node:crypto';
import type { ChurchFacts } from './facts.ts';

const SEEDS = 10_000;

/** A window of its own for every name. */
export function seedOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % SEEDS;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The text of `packages/content/src/church.config.ts` for a church. Contact and the like stay to be filled in. */
export function configText(facts: ChurchFacts): string {
  const lines = facts.address
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return `import type { ChurchSettings } from './church-settings.ts';

/**
 * Settings of this church. Another church edits this file and the texts beside it.
 * \`undefined\` hides an entry from visitors and lists it for administrators under 'Falta configurar'.
 */
export const church: ChurchSettings = {
  name: ${quoted(facts.name)},
  product: ${quoted(facts.name)},
  city: ${quoted(facts.city)},
  country: ${quoted(facts.country)},
  countryCode: ${quoted(facts.countryCode)},
  timeZone: ${quoted(facts.zone)},
  locale: ${quoted(facts.locale)},
  currency: ${quoted(facts.currency)},
  point: { latitude: ${Number(facts.latitude)}, longitude: ${Number(facts.longitude)} },
  radiusMetres: ${Number(facts.radius)},
  address: [${lines.map(quoted).join(', ')}],
  plan: undefined,
  contact: {
    phone: undefined,
    whatsapp: undefined,
    email: undefined,
  },
  social: {
    facebook: undefined,
    instagram: undefined,
    youtubeStreams: undefined,
  },
  sermons: { channelId: undefined },
  protection: { responsible: undefined, phone: undefined },
  offline: true,
  rosetteSeed: ${seedOf(facts.name)},
};
`;
}
