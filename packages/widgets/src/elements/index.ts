import '../runtime/styles.ts';
import { actividadesWidget } from './actividades/actividades.ts';
import { faqWidget } from './faq/faq.ts';
import { horariosWidget } from './horarios/horarios.ts';
import { predicasWidget } from './predicas/predicas.ts';

/** Every widget by the name of its file. */
export const widgets = {
  faq: faqWidget,
  predicas: predicasWidget,
  horarios: horariosWidget,
  actividades: actividadesWidget,
};
