import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../../../..`;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, css: readFileSync(`${root}/${file}`, 'utf8') }));
const tokenFamilies =
  /^--(color|space|radius|font|weight|text|line|tracking|motion|ease|z|size|shadow|focus|measure|container)(-|$)/;

it('every token that a style sheet reads without a fallback exists', () => {
  const known = new Set(
    read('packages/ui/src/tokens/**/*.css').flatMap(({ css }) => css.match(/--[a-z0-9-]+(?=:)/g) ?? []),
  );
  const sheets = [...read('packages/*/src/**/*.css'), ...read('apps/site/src/**/*.css')];
  const unknown = sheets.flatMap(({ file, css }) => {
    const own = new Set(css.match(/--[a-z0-9-]+(?=:)/g));
    return [...css.matchAll(/var\((--[a-z0-9-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => tokenFamilies.test(name) && !known.has(name) && !own.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

// What Storybook's check of the other theme rests on: no rule about anything but colours can answer differently there.
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
    'modes.css',
    'theme-switch.module.css',
  ]);
  const themes = asking
    .filter((file) => /(base|colors)\.css$/.test(file))
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
