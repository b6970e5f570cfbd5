import { browserTargets } from '@ministerio/build-kit/targets';
import {
  browserslistToTargets,
  type CustomProperty,
  Features,
  type LengthValue,
  type Rule,
  type Selector,
  type SelectorComponent,
  type TokenOrValue,
  type TransformOptions,
  transform,
} from 'lightningcss';
import { classesInScript, classesInStyles, letters, ROOT_CLASS } from './css-modules.ts';

const PX_IN_REM = 16;

const targets = browserslistToTargets(browserTargets.map((target) => target.replace(/\d/, ' $&')));

/** Layers whose `:host` is the widget's own element. */
const ownLayers = new Set(['reset', 'widget']);

type Options = TransformOptions<Record<never, never>>;

/**
 * Makes the styles of a page those of one widget's shadow root: only what its script names, `rem` as px (a page
 * may have set its root to 8 px), and the tokens on the root element instead of on the document.
 * @param css - everything that the components import.
 * @param script - names the classes that are used.
 */
export function shadowStyles(css: string, script: string): string {
  const used = classesInScript(script);
  const unusedSymbols = [...classesInStyles(css)].filter((name) => !used.has(name));
  const own = dropUnread(inlineConstants(run(css, { unusedSymbols, visitor: inShadowRoot() })));
  return shortenProperties(own, script);
}

function run(css: string, options: Pick<Options, 'unusedSymbols' | 'visitor'>): string {
  const { code } = transform({
    filename: 'widget.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
    ...options,
  });
  return Buffer.from(code).toString();
}

/** Rules for the document apply to the root element, or are dropped. */
function inShadowRoot(): NonNullable<Options['visitor']> {
  let layer = '';
  return {
    Length: inPixels,
    Rule: {
      'layer-block'({ value }) {
        layer = value.name?.join('.') ?? '';
      },
    },
    Selector(selector) {
      if (ownLayers.has(layer)) return;
      return selector.some(isOfDocument) ? [] : selector.flatMap(onRoot);
    },
  };
}

const inPixels = ({ unit, value }: LengthValue): LengthValue =>
  unit === 'rem' ? { unit: 'px', value: value * PX_IN_REM } : { unit, value };

/** Attributes that only the site's own pages have. */
const documentAttributes = new Set(['data-modal-open', 'data-density']);

const isOfDocument = (part: SelectorComponent) =>
  (part.type === 'pseudo-class' && part.kind === 'root') ||
  (part.type === 'pseudo-element' && part.kind === 'backdrop') ||
  (part.type === 'type' && part.name === 'body') ||
  (part.type === 'attribute' && documentAttributes.has(part.name));

const onRoot = (part: SelectorComponent): Selector =>
  part.type === 'pseudo-class' && part.kind === 'host'
    ? [{ type: 'class', name: ROOT_CLASS }, ...(part.selectors ?? [])]
    : [part];

/** Writes custom properties that never change where they are read. */
function inlineConstants(css: string): string {
  const constants = constantsOf(css);
  let found = 0;
  const inlined = run(css, {
    visitor: {
      Variable({ name: { ident } }) {
        const value = constants.get(ident);
        if (value) found += 1;
        return value;
      },
    },
  });
  // Again, for constants that read others.
  return found === 0 ? css : inlineConstants(inlined);
}

/** Custom properties that are declared once, on the root element and in no condition, and read no others. */
function constantsOf(css: string): ReadonlyMap<string, TokenOrValue[]> {
  const declared = new Map<string, number>();
  const constants = new Map<string, TokenOrValue[]>();
  run(css, {
    visitor: {
      StyleSheet({ rules }) {
        const inLayers = rules.flatMap((rule) => (rule.type === 'layer-block' ? rule.value.rules : []));
        for (const { name, value } of inLayers.flatMap(propertiesOnRoot)) {
          if (!readsVariable(value)) constants.set(name, value);
        }
      },
      Declaration: {
        custom({ name }: CustomProperty) {
          declared.set(name, (declared.get(name) ?? 0) + 1);
        },
      },
    },
  });
  for (const [name, count] of declared) if (count > 1) constants.delete(name);
  return constants;
}

function propertiesOnRoot(rule: Rule): CustomProperty[] {
  if (rule.type !== 'style' || !isRoot(rule.value.selectors)) return [];
  const declarations = rule.value.declarations?.declarations ?? [];
  return declarations.flatMap((one) => (one.property === 'custom' ? [one.value] : []));
}

const isRoot = (selectors: readonly Selector[]) =>
  selectors.flat().length === 1 &&
  selectors.flat().every((part) => part.type === 'class' && part.name === ROOT_CLASS);

const readsVariable = (value: readonly TokenOrValue[]): boolean =>
  value.some((one) => one.type === 'var' || (one.type === 'function' && readsVariable(one.value.arguments)));

/** Drops custom properties and keyframes that nothing reads. */
function dropUnread(css: string): string {
  const reads = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const properties = (css.match(/--[\w-]+(?=:)/g) ?? []).filter((name) => !reads.has(name));
  const keyframes = (css.match(/(?<=@keyframes )[\w-]+/g) ?? []).filter(
    (name) => css.split(name).length === 2,
  );
  const unusedSymbols = [...properties, ...keyframes];
  // Again, for properties that only the dropped ones read.
  return unusedSymbols.length === 0 ? css : dropUnread(run(css, { unusedSymbols }));
}

/** Gives the custom properties that only the styles name short ones; a page's own are inherited, so with a prefix. */
function shortenProperties(css: string, script: string): string {
  const names = [...new Set(css.match(/--[\w-]+(?=:)/g))].filter((name) => !script.includes(name));
  const short = new Map(names.map((name, index) => [name, `--mj${letters(index)}`]));
  const rename = (name: string) => short.get(name) ?? name;
  return run(css, { visitor: { DashedIdent: rename } });
}
