import { documentWidget } from '../documentation.ts';
import { actividadesAttributes } from './attributes.ts';

/** Documentation of `<ministerio-actividades>`. */
export const documentation = documentWidget(actividadesAttributes, {
  tag: 'ministerio-actividades',
  title: 'Actividades',
  phrase: 'las actividades',
  summary: 'Las próximas actividades, una tarjeta al lado de la otra.',
  limitKb: 14.4,
  attributes: {},
});
