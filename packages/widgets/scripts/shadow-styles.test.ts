import { describe, expect, test } from 'vitest';
import { cssModules, shortenNames } from './css-modules.ts';
import { shadowStyles } from './shadow-styles.ts';

const shrink = (css: string, script = '`mj-root-Root`, `mj-x-A`') => shadowStyles(css, script);

describe('shadowStyles', () => {
  test('rem is px, also in conditions and beside other units', () => {
    expect(shrink('.mj-x-A{width:min(23rem,100vw - 2rem);margin:-.5rem 0 1.25em}')).toBe(
      '.mj-x-A{width:min(368px,100vw - 32px);margin:-8px 0 1.25em}',
    );
    expect(shrink('@media (width>=48rem){.mj-x-A{top:0}}')).toContain('768px');
    expect(shrink(':host{--b:1.5rem}.mj-x-A{--b:2px;top:var(--b)}')).toContain('24px');
  });

  test('what the script does not name is left out, keyframes and properties with it', () => {
    const css =
      '@layer t{:host{--x:1px;--y:2px}}.mj-x-A{top:var(--y)}.mj-x-B{top:var(--x);animation:turn 1s}@keyframes turn{to{top:0}}';
    expect(shrink(css)).toBe('@layer t;.mj-x-A{top:2px}');
  });

  test('keyframes that a used class names stay', () => {
    const css = '.mj-x-A{animation:1s mj-x-rise}@keyframes mj-x-rise{to{top:0}}';
    expect(shrink(css)).toContain('@keyframes mj-x-rise');
  });

  test('a theme goes from the document to the root element, and a value that it changes stays a property', () => {
    const css =
      ':root,:host,[data-theme=light]{--c:red}:host([data-theme=dark]){--c:#00f}body,:host{color:var(--c)}';
    expect(shrink(`@layer tokens{${css}}`)).toBe(
      '@layer tokens{.mj-root-Root,[data-theme=light]{--mja:red}.mj-root-Root[data-theme=dark]{--mja:#00f}.mj-root-Root{color:var(--mja)}}',
    );
  });

  test("rules for the density of the site's pages are left out", () => {
    const css =
      ':root,:host,[data-density]{--h:calc(44px * var(--d))}:host{--d:1}[data-density=compact]{--d:.8}';
    expect(shrink(`@layer tokens{${css}}.mj-x-A{height:var(--h)}`)).toBe(
      '@layer tokens;.mj-x-A{height:44px}',
    );
  });

  test("a widget's own :host is the element in the page", () => {
    expect(shrink('@layer widget{:host([hidden]){display:none}}')).toBe(
      '@layer widget{:host([hidden]){display:none}}',
    );
  });

  test('a property that changes in a condition or on another element is never written out', () => {
    const css =
      '@layer tokens{:host{--m:1s}@media print{:host{--m:0s}}.mj-x-A{--n:2px}.mj-x-A{top:var(--n)}}';
    expect(shrink(`${css}@layer x{.mj-x-A{transition:top var(--m)}}`)).toMatch(/top var\(--mj\w\).*/);
    expect(shrink(css)).toContain('top:var(--mj');
  });

  test('what a page may set is never written out, and what the script sets keeps its name', () => {
    const css =
      '@layer tokens{:host{--r:4px}}@layer widget{.mj-root-Root{--r:var(--ministerio-radius,4px)}.mj-x-A{border-radius:var(--r);color:var(--c)}.mj-x-A{--c:red}}';
    const shrunk = shrink(css, '`mj-root-Root`, `mj-x-A`, setProperty(`--c`)');
    expect(shrunk).toContain('var(--ministerio-radius');
    expect(shrunk).toContain('var(--c)');
  });
});

test('class names are the same in every build and short in script and styles alike', () => {
  const { generateScopedName } = cssModules;
  const nameIn = (file: string) =>
    typeof generateScopedName === 'function' ? generateScopedName('Item', file, '') : '';
  expect(nameIn('/one/accordion.module.css')).toBe(nameIn('/two/accordion.module.css?x'));
  expect(
    shortenNames('x="mj-x-A mj-x-B mj-x-C"', '.mj-x-A{animation:mj-x-in}.mj-x-B{top:0}@keyframes mj-x-in{}'),
  ).toEqual({ script: 'x="a c "', css: '.a{animation:b}.c{top:0}@keyframes b{}' });
});
