import type {
  Attribute,
  CustomElementDeclaration,
  Event,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest/schema';
import type { DescribedAttribute, WidgetDocumentation } from '../src/elements/documentation.ts';
import { partsOf } from './bundle.ts';
import { documentation } from './elements.ts';

/** Module of the npm package that defines every element. */
const MODULE = 'auto.js';

/** Description of the elements for editors and Storybook, in the format of the Custom Elements Manifest. */
export async function customElements(): Promise<Package> {
  const declarations = await Promise.all(
    [...documentation].map(async ([name, widget]) => declaration(widget, await partsOf(name))),
  );
  const module: JavaScriptModule = {
    kind: 'javascript-module',
    path: MODULE,
    declarations,
    exports: declarations.map(({ name, tagName = '' }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: MODULE },
    })),
  };
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: [module] };
}

type Declaration = CustomElementDeclaration & { kind: 'class' };

function declaration(
  { tag, title, summary, attributes, events }: WidgetDocumentation,
  parts: readonly string[],
): Declaration {
  const described = Object.entries(attributes);
  return {
    kind: 'class',
    customElement: true,
    name: pascalCase(tag),
    tagName: tag,
    summary: title,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: described.map(([name, one]) => ({ name, fieldName: name, ...factsOf(one) })),
    members: described.map(([name, one]) => ({
      kind: 'field',
      name,
      attribute: name,
      reflects: true,
      ...factsOf(one),
    })),
    events: Object.entries(events).map(
      ([name, description]): Event => ({
        name,
        description,
        type: { text: `MinisterioEventMap['${name}']` },
      }),
    ),
    cssParts: parts.map((name) => ({ name })),
    cssProperties: [
      { name: '--ministerio-font', description: 'Letra de los textos.' },
      { name: '--ministerio-font-heading', description: 'Letra de los títulos.' },
      { name: '--ministerio-radius', description: 'Esquinas de las tarjetas y del panel.', default: '20px' },
    ],
  };
}

function factsOf(attribute: DescribedAttribute): Pick<Attribute, 'description' | 'type' | 'default'> {
  const { description, default: value } = attribute;
  return {
    description,
    type: { text: typeOf(attribute) },
    ...(value === undefined ? {} : { default: JSON.stringify(value) }),
  };
}

function typeOf({ type, options }: DescribedAttribute): string {
  if (options) return options.map((option) => `'${option}'`).join(' | ');
  return { flag: 'boolean', number: 'number', choice: 'string', color: 'string', address: 'string' }[type];
}

const pascalCase = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_all, letter) => letter.toUpperCase());
