import { documentation, type WidgetDocumentation } from '../src/elements/documentation.ts';
import type { Attribute } from '../src/runtime/attributes.ts';

const pascal = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_all, letter) => letter.toUpperCase());

/** TypeScript's view of the npm package: attributes, properties, events, and JSX for React and preact. */
export function typeDeclarations(): string {
  const widgets = Object.values(documentation);
  const tags = widgets.map(({ tag }) => `  '${tag}': ${pascal(tag)}Attributes;`).join('\n');
  return `/** Every event of a widget bubbles and leaves its shadow root. */
export interface MinisterioEventMap {
  /** It has been drawn for the first time. */
  'ministerio-ready': CustomEvent<{ readonly version: string }>;
  /** Something is wrong with an attribute or with what was loaded; the widget goes on with what it has. */
  'ministerio-error': CustomEvent<{ readonly message: string; readonly attribute?: string }>;
  /** The panel of the FAQ opened or closed. */
  'ministerio-toggle': CustomEvent<{ readonly open: boolean }>;
  /** Someone pressed play. */
  'ministerio-play': CustomEvent<{ readonly id: string; readonly title: string }>;
}

${widgets.map(declaration).join('\n\n')}

/** Attributes of each element. */
export interface MinisterioElementAttributes {
${tags}
}

/** Version of the package. */
export declare const version: string;

/**
 * Defines the custom elements. An element that the page has already is left as it is.
 * @param names - all of them when left out.
 */
export declare function defineWidgets(names?: readonly (${Object.keys(documentation)
    .map((name) => `'${name}'`)
    .join(' | ')})[]): void;

type JsxElements = {
  [Tag in keyof MinisterioElementAttributes]: MinisterioElementAttributes[Tag] & {
    id?: string; class?: string; className?: string; children?: unknown; ref?: unknown; key?: string | number;
  };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements {}
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements {}
  }
}
`;
}

function declaration({ tag, attributes }: WidgetDocumentation): string {
  const lines = Object.entries(attributes).map(
    ([name, attribute]) => `  /** ${attribute.description} */\n  ${name}?: ${typeOf(attribute)} | undefined;`,
  );
  return `/** Attributes of \`<${tag}>\`. */\nexport interface ${pascal(tag)}Attributes {\n${lines.join('\n')}\n}`;
}

function typeOf({ type, options }: Attribute<unknown>): string {
  if (options) return options.map((option) => `'${option}'`).join(' | ');
  return {
    flag: 'boolean',
    number: 'number',
    choice: 'string',
    color: 'string',
    address: 'string',
  }[type];
}
