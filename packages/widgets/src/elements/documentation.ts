import { church } from '@ministerio/content';
import type { AttributeSchema } from '../runtime/attributes.ts';
import { actividadesAttributes } from './actividades/attributes.ts';
import { faqAttributes } from './faq/attributes.ts';
import { horariosAttributes } from './horarios/attributes.ts';
import { predicasAttributes } from './predicas/attributes.ts';

/** What people are told about a widget, in Spanish. */
export interface WidgetDocumentation {
  readonly tag: `ministerio-${string}`;
  readonly title: string;
  readonly summary: string;
  readonly attributes: AttributeSchema;
}

/** Every widget by the name of its file, for the page that configures them, Storybook, types and the README. */
export const documentation = {
  faq: {
    tag: 'ministerio-faq',
    title: 'Preguntas frecuentes',
    summary: 'Un botón flotante con las preguntas que todos hacen: horarios, ubicación y transmisiones.',
    attributes: faqAttributes,
  },
  predicas: {
    tag: 'ministerio-predicas',
    title: 'Prédicas',
    summary: 'Las últimas prédicas del canal. Nada se pide a YouTube hasta que alguien toca una.',
    attributes: predicasAttributes,
  },
  horarios: {
    tag: 'ministerio-horarios',
    title: 'Horarios',
    summary: `Lo que hay ahora en la iglesia, lo que sigue y toda la semana, en la hora de ${church.country}.`,
    attributes: horariosAttributes,
  },
  actividades: {
    tag: 'ministerio-actividades',
    title: 'Actividades',
    summary: 'Las próximas actividades, una tarjeta al lado de la otra.',
    attributes: actividadesAttributes,
  },
} as const satisfies Record<string, WidgetDocumentation>;

/** Name of a widget's file. */
export type WidgetName = keyof typeof documentation;
