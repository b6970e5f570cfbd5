import type { commonAttributes } from '../runtime/attribute-kinds.ts';
import type { Attribute, AttributeSchema } from '../runtime/attributes.ts';
import type { WidgetEvents } from '../runtime/events.ts';

/** Spanish documentation of an attribute. */
interface AttributeWords {
  /** Its name in a form: `Tema`. */
  readonly label: string;
  /** One sentence. */
  readonly description: string;
  /** Each of its options in a form: `Claro` of `light`. */
  readonly optionLabels?: Readonly<Record<string, string>>;
}

/** An attribute with its words. */
export type DescribedAttribute = Attribute<unknown> & AttributeWords;

/** The words that an attribute needs: where it is one of a few words, also theirs. */
type WordsOf<One> =
  One extends Attribute<infer Value extends string>
    ? AttributeWords & { readonly optionLabels: Readonly<Record<Value, string>> }
    : AttributeWords;

/**
 * Documentation of a widget in Spanish: its folder's `documentation.ts`, for the widgets' page, Storybook, editors and
 * the README. No script contains it.
 */
export interface WidgetDocumentation {
  readonly tag: `ministerio-${string}`;
  readonly title: string;
  /** The title inside a sentence, with its article: `los horarios`. */
  readonly phrase: string;
  readonly summary: string;
  /** Limit of the script with its styles, in thousands of bytes of brotli: `npm test -- widget-sizes`. */
  readonly limitKb: number;
  readonly attributes: Readonly<Record<string, DescribedAttribute>>;
  readonly events: { readonly [Name in keyof WidgetEvents]?: string };
}

type Described<Schema extends AttributeSchema> = {
  readonly [Name in keyof Schema]: Schema[Name] & AttributeWords;
};

const common: { readonly [Name in keyof typeof commonAttributes]: WordsOf<(typeof commonAttributes)[Name]> } =
  {
    theme: {
      label: 'Tema',
      description: 'Colores claros, oscuros, o los que pide el sistema de quien lee.',
      optionLabels: { auto: 'El del sistema', light: 'Claro', dark: 'Oscuro' },
    },
    accent: {
      label: 'Color',
      description: 'Color de los botones y de lo que resalta; el de su texto se elige solo para que se lea.',
    },
    api: {
      label: 'Sitio',
      description: 'Sitio que da el contenido publicado; sin él, el mismo de donde viene el script.',
    },
  };

const commonEvents = {
  'ministerio-ready': 'Se dibujó por primera vez.',
  'ministerio-error': 'Un atributo está mal o algo falló; el widget sigue con lo que tiene.',
};

/** A widget's own words; attributes and events of every widget are described here. */
interface OwnDocumentation<Schema extends AttributeSchema>
  extends Omit<WidgetDocumentation, 'attributes' | 'events'> {
  /** The words of each attribute of its own. */
  readonly attributes: {
    readonly [Name in Exclude<keyof Schema, keyof typeof common>]: WordsOf<Schema[Name]>;
  };
  readonly events?: { readonly [Name in Exclude<keyof WidgetEvents, keyof typeof commonEvents>]?: string };
}

/** Documents a widget. @param schema - its attributes, each of which needs its words. */
export function documentWidget<Schema extends AttributeSchema>(
  schema: Schema,
  { attributes, events = {}, ...own }: OwnDocumentation<Schema>,
): WidgetDocumentation & { readonly attributes: Described<Schema> } {
  const words: Readonly<Record<string, AttributeWords>> = { ...common, ...attributes };
  const described = Object.entries(schema).map(([name, attribute]) => [
    name,
    { ...attribute, ...words[name] },
  ]);
  return {
    ...own,
    attributes: Object.fromEntries(described) as Described<Schema>,
    events: { ...commonEvents, ...events },
  };
}
