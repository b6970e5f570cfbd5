import { readdirSync } from 'node:fs';
import { type PageName, seo } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { pageFile } from './public-routes.ts';

describe('public routes', () => {
  it('have a module each, and no module is without its page', () => {
    const files = readdirSync('apps/site/src/public/pages').filter((file) => file.endsWith('-page.tsx'));
    expect((Object.keys(seo) as PageName[]).map(pageFile).sort()).toEqual(files.sort());
  });
});
