import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../../../..`;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, css: readFileSync(`${root}/${file}`, 'utf8') }));
/** Set by Radix, and by the toast for each of its sizes. */
const setElsewhere = /^--(radix-.*|width)$/;

it('every property that a style sheet reads without a fallback is set somewhere', () => {
  const inScripts = read('{packages/*,apps/site}/src/**/*.{ts,tsx}').flatMap(
    ({ css }) => css.match(/(?<=['"`])--[a-z0-9-]+(?=['"`])/g) ?? [],
  );
  const inSheets = read('{packages/*,apps/site}/src/**/*.css').flatMap(
    ({ css }) => css.match(/--[a-z0-9-]+(?=:)/g) ?? [],
  );
  const known = new Set([...inScripts, ...inSheets]);
  const sheets = [...read('packages/*/src/**/*.css'), ...read('apps/site/src/**/*.css')];
  const unknown = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[a-z0-9-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name) && !setElsewhere.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

// Storybook's check of the other theme rests on this: no rule about anything but colours can answer differently there.
it('a theme changes colours and nothing else, but for the sign on its own switch', () => {
  const sheets = [...read('packages/*/src/**/*.css'), ...read('apps/site/src/**/*.css')];
  // Documentation pages are no stories.
  const asking = sheets
    .filter(({ file }) => !/[\\/]docs[\\/]/.test(file))
    .filter(({ css }) => /data-theme|prefers-color-scheme/.test(css))
    .map(({ file }) => file);
  expect(asking.map((file) => file.split('/').at(-1)).toSorted()).toEqual([
    'base.css',
    'colors.css',
    'emblems.css',
    'modes.css',
    'theme-switch.module.css',
  ]);
  const themes = asking
    .filter((file) => /(base|colors|emblems)\.css$/.test(file))
    .flatMap((file) => {
      const css = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return [...css.matchAll(/([^{}]*data-theme[^{}]*)\{([^{}]*)\}/g)].map(([, , body = '']) => body);
    });
  const properties = themes.flatMap((body) =>
    [...body.matchAll(/^\s*([a-z-]+):/gm)].map(([, name = '']) => name),
  );
  expect(properties.length).toBeGreaterThan(0);
  const others = properties.filter((name) => !/^(--(color|shadow|glass)-|color(-scheme)?$)/.test(name));
  expect([...new Set(others)]).toEqual([]);
});
