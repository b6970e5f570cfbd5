import type { WidgetElement } from '../../jsx.ts';
import { commonAttributes } from '../../runtime/attribute-kinds.ts';

/** Attributes of `<ministerio-actividades>`. */
export const actividadesAttributes = commonAttributes;

declare global {
  interface HTMLElementTagNameMap {
    'ministerio-actividades': WidgetElement<typeof actividadesAttributes>;
  }
}
