import { church } from '@ministerio/content';
import type { WidgetName } from '../jsx.ts';
import { commonAttributes } from '../runtime/attribute-kinds.ts';
import type { Attribute, AttributeSchema } from '../runtime/attributes.ts';
import type { WidgetEvents } from '../runtime/events.ts';
import { faqAttributes } from './faq/attributes.ts';
import { horariosAttributes } from './horarios/attributes.ts';
import { predicasAttributes } from './predicas/attributes.ts';

/** An attribute with one Spanish sentence about it. */
export type DescribedAttribute = Attribute<unknown> & { readonly description: string };

/** A widget's documentation, in Spanish. */
export interface WidgetDocumentation {
  readonly tag: `ministerio-${string}`;
  readonly title: string;
  readonly summary: string;
  readonly attributes: Readonly<Record<string, DescribedAttribute>>;
  readonly events: { readonly [Name in keyof WidgetEvents]?: string };
}

/** Adds the sentences to a schema's attributes. */
function describe<Schema extends AttributeSchema>(
  schema: Schema,
  sentences: { readonly [Name in keyof Schema]: string },
) {
  const entries = Object.entries(schema).map(([name, attribute]) => [
    name,
    { ...attribute, description: sentences[name] },
  ]);
  return Object.fromEntries(entries) as {
    readonly [Name in keyof Schema]: Schema[Name] & { readonly description: string };
  };
}

const common = {
  theme: 'Colores claros, oscuros, o los que pide el sistema de quien lee.',
  accent: 'Color de los botones y de lo que resalta; el de su texto se elige solo para que se lea.',
};

const commonEvents = {
  'ministerio-ready': 'Se dibujó por primera vez.',
  'ministerio-error': 'Un atributo está mal o algo falló; el widget sigue con lo que tiene.',
};

/** Every widget by the name of its file, for the widgets' page, Storybook, editors and the README. */
export const documentation = {
  faq: {
    tag: 'ministerio-faq',
    title: 'Preguntas frecuentes',
    summary: 'Un botón flotante con las preguntas que todos hacen: horarios, ubicación y transmisiones.',
    attributes: describe(faqAttributes, {
      ...common,
      position: 'Abajo a la derecha, abajo a la izquierda, o en el lugar de la página donde está.',
      open: 'El panel está abierto. Cambia también cuando alguien lo abre o lo cierra.',
      chat: 'A dónde lleva «Chatear con nosotros»; sin él, al chat o al formulario de la iglesia.',
    }),
    events: { ...commonEvents, 'ministerio-toggle': 'El panel se abrió o se cerró.' },
  },
  predicas: {
    tag: 'ministerio-predicas',
    title: 'Prédicas',
    summary: 'Las últimas prédicas del canal. Nada se pide a YouTube hasta que alguien toca una.',
    attributes: describe(predicasAttributes, {
      ...common,
      api: 'Sitio que da las prédicas; sin él, el mismo de donde viene el script.',
      limit: 'Cuántas prédicas se muestran como máximo.',
      player: 'El video se ve en su tarjeta, o en YouTube en otra pestaña.',
    }),
    events: { ...commonEvents, 'ministerio-play': 'Alguien tocó una prédica.' },
  },
  horarios: {
    tag: 'ministerio-horarios',
    title: 'Horarios',
    summary: `Lo que hay ahora en la iglesia, lo que sigue y toda la semana, en la hora de ${church.country}.`,
    attributes: describe(horariosAttributes, {
      ...common,
      members: 'Muestra también las reuniones que son solo para miembros.',
    }),
    events: commonEvents,
  },
  actividades: {
    tag: 'ministerio-actividades',
    title: 'Actividades',
    summary: 'Las próximas actividades, una tarjeta al lado de la otra.',
    attributes: describe(commonAttributes, common),
    events: commonEvents,
  },
} as const satisfies Record<WidgetName, WidgetDocumentation>;
