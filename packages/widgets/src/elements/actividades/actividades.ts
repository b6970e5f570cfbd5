import { widget } from '../../runtime/widget.ts';
import { ActividadesView } from './actividades-view.tsx';
import { actividadesAttributes } from './attributes.ts';

/** `<ministerio-actividades>`: the church's activities side by side. */
export const actividadesWidget = widget({
  tag: 'ministerio-actividades',
  attributes: actividadesAttributes,
  view: ActividadesView,
});
