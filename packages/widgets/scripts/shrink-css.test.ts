import { describe, expect, test } from 'vitest';
import { markedClass, shortenNames } from './class-names.ts';
import { shrinkCss } from './shrink-css.ts';

const used = new Set(['mj_ground', 'mj_a']);
const shrink = (css: string) => shrinkCss(css, used);

describe('shrinkCss', () => {
  test('rem is px, also in conditions and beside other units', () => {
    expect(shrink('.mj_a{width:min(23rem,100vw - 2rem);margin:-.5rem 0 1.25em}')).toBe(
      '.mj_a{width:min(368px,100vw - 32px);margin:-8px 0 1.25em}',
    );
    expect(shrink('@media (width>=48rem){.mj_a{top:0}}')).toContain('768px');
  });

  test('what the script does not name is left out, keyframes and properties with it', () => {
    const css =
      ':host{--x:1px;--y:2px}.mj_a{top:var(--y)}.mj_b{top:var(--x);animation:k 1s}@keyframes k{to{top:0}}';
    expect(shrink(css)).toBe('.mj_a{top:2px}');
  });

  test('a theme goes from the document to the ground, and a value that it changes stays a property', () => {
    const css = ':root,:host{--c:red}:host([data-theme=dark]){--c:#00f}.mj_a{color:var(--c)}';
    expect(shrink(`@layer tokens{${css}}`)).toBe(
      '@layer tokens{.mj_ground{--c:red}.mj_ground[data-theme=dark]{--c:#00f}.mj_a{color:var(--c)}}',
    );
  });

  test('what a page may set is never written out', () => {
    const css =
      '@layer tokens{:host{--r:4px}}@layer widget{.mj_ground{--r:var(--ministerio-radius,4px)}.mj_a{border-radius:var(--r)}}';
    expect(shrink(css)).toContain('var(--ministerio-radius');
  });
});

test('class names are the same in every build and short in script and styles alike', () => {
  expect(markedClass('Item', '/one/accordion.module.css')).toBe(
    markedClass('Item', '/two/accordion.module.css'),
  );
  expect(shortenNames('x="mj_1 mj_2";y="--c"', '.mj_1{--c:red}.mj_2{top:var(--ministerio-x)}')).toEqual({
    script: 'x="a b";y="--mja"',
    css: '.a{--mja:red}.b{top:var(--ministerio-x)}',
  });
});
