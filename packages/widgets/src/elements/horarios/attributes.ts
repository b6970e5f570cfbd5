import type { WidgetElement } from '../../jsx.ts';
import { commonAttributes, flag } from '../../runtime/attribute-kinds.ts';

/** Attributes of `<ministerio-horarios>`. */
export const horariosAttributes = { ...commonAttributes, members: flag };

declare global {
  interface HTMLElementTagNameMap {
    'ministerio-horarios': WidgetElement<typeof horariosAttributes>;
  }
}
