import { Features, transform } from 'lightningcss';
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { GROUND } from './class-names.ts';
import { inlineConstants } from './inline-constants.ts';
import { browsers } from './targets.ts';

const PX_IN_REM = 16;

/**
 * Makes the styles of a page those of one widget's shadow root: only what its script names, `rem` as px (a page
 * may have set its root to 8 px), and the theme on the ground instead of on the document.
 * @param css - everything that the components import.
 * @param usedClasses - classes that the script names.
 */
export function shrinkCss(css: string, usedClasses: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const layer = layerOf(rule);
    const kept = rule.selectors
      .filter((selector) => (selector.match(/mj_\w+/g) ?? []).every((name) => usedClasses.has(name)))
      .map((selector) => (layer === 'widget' || layer === 'ground' ? selector : onGround(selector)))
      .filter((selector) => selector !== undefined);
    if (kept.length === 0) rule.remove();
    else rule.selectors = [...new Set(kept)];
  });
  root.walkDecls((decl) => {
    decl.value = inPixels(decl.value);
  });
  root.walkAtRules((rule) => {
    rule.params = inPixels(rule.params);
  });
  dropDuplicateThemes(root);
  dropUnread(root);
  inlineConstants(root, `.${GROUND}`);
  dropUnread(root);
  dropKeyframes(root);
  dropEmpty(root);
  return minify(root.toString());
}

/** What a selector about the document is about inside a shadow root; `undefined` where it is about nothing there. */
function onGround(selector: string): string | undefined {
  if (/:root|::backdrop|\bbody\b|\[data-modal-open\]/.test(selector)) return undefined;
  return selector.replace(/:host(?:\(([^)]*\)?)\))?/, (_all, condition = '') => `.${GROUND}${condition}`);
}

function inPixels(text: string): string {
  return text.replace(
    /(?<![\w.])(-?(?:\d+\.?\d*|\.\d+))rem\b/g,
    (_all, rem) => `${Number((+rem * PX_IN_REM).toFixed(4))}px`,
  );
}

/** A theme stands at `[data-theme]` and again at the root with the same attribute: the first is enough. */
function dropDuplicateThemes(root: Root): void {
  root.walkRules((rule) => {
    const plain = new Set(rule.selectors);
    const kept = rule.selectors.filter(
      (selector) => !selector.startsWith(`.${GROUND}[`) || !plain.has(selector.slice(GROUND.length + 1)),
    );
    rule.selectors = kept;
  });
}

/** Drops custom properties that nothing reads. */
function dropUnread(root: Root): void {
  for (;;) {
    const read = new Set<string>();
    root.walkDecls((decl) => {
      for (const [, name = ''] of decl.value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        if (decl.prop !== name) read.add(name);
      }
    });
    let dropped = 0;
    root.walkDecls(/^--/, (decl) => {
      if (read.has(decl.prop)) return;
      decl.remove();
      dropped += 1;
    });
    if (dropped === 0) return;
  }
}

function dropKeyframes(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, (decl) => {
    for (const word of decl.value.split(/[\s,]+/)) named.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  const isEmpty = (node: ChildNode) => 'nodes' in node && node.nodes !== undefined && node.nodes.length === 0;
  root.walk((node) => {
    let current: ChildNode | undefined = node;
    while (current && isEmpty(current)) {
      const above = current.parent as ChildNode | undefined;
      current.remove();
      current = above && above.type !== ('root' as string) ? above : undefined;
    }
  });
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

/** Cascade layer that a rule stands in. */
function layerOf(rule: Rule): string {
  for (let node = rule.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && (node as AtRule).name === 'layer') return (node as AtRule).params;
  }
  return '';
}

function minify(css: string): string {
  const { code } = transform({
    filename: 'widget.css',
    code: Buffer.from(css),
    minify: true,
    targets: browsers,
    exclude: Features.LightDark,
  });
  return Buffer.from(code).toString('utf8');
}
