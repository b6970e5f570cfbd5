import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '../../../packages/test-kit/src/traces.ts';

/**
 * Removes what is of no church: comments of the server's bundle, the lists of languages of what writes PDFs and reads fonts,
 * and the countries of the table of phone numbers.
 */
function visible(text: string): string {
  return text
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\//gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/"es-[A-Z]{2}":`Spanish \([^)]*\)`/g, '')
    .replaceAll(/\d+: "es-[A-Z]{2}"/g, '')
    .replaceAll(/\["[A-Z]{2}",\s*\{\s*code:/g, '');
}

/** Every text among the built files; their compressed copies hold the same. */
export function builtFiles(scratch: string): readonly Output[] {
  return globSync(
    ['apps/site/dist/**/*', 'apps/site/dist-pages/*', 'packages/widgets/dist/**/*', 'apps/server/dist/*'].map(
      (glob) => `${glob}.{html,js,css,svg,json,txt,xml,webmanifest,ts,ics}`,
    ),
    { cwd: scratch },
  ).map((name) => ({ name, text: visible(readFileSync(join(scratch, name), 'utf8')) }));
}

const addresses = [
  '/',
  '/Contactanos',
  '/no-existe',
  '/dashboard',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/calendario.ics',
  '/widgets/',
  '/embed/actividades',
  '/embed/faq',
  '/embed/horarios',
  '/embed/predicas',
  '/api/health',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/estilo.css',
] as const;

/** Of the moment, not of the church: at 21:00 they would hold a time of the first one's schedule. */
const momentary = new Set(['date', 'etag', 'last-modified']);

/** Answers of the server to a visitor. */
export async function answers(origin: string): Promise<readonly Output[]> {
  const oembed = `/oembed?url=${encodeURIComponent(`${origin}/embed/faq`)}`;
  return Promise.all(
    [...addresses, oembed].map(async (address) => {
      const answer = await fetch(origin + address, { headers: { accept: 'text/html,*/*' } });
      const headers = [...answer.headers]
        .filter(([name]) => !momentary.has(name))
        .map(([name, value]) => `${name}: ${value}`);
      return {
        name: `GET ${address}`,
        text: `${answer.status}\n${headers.join('\n')}\n\n${await answer.text()}`,
      };
    }),
  );
}
