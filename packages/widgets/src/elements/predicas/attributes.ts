import type { WidgetElement } from '../../jsx.ts';
import { choice, commonAttributes, wholeNumber } from '../../runtime/attribute-kinds.ts';

/** Attributes of `<ministerio-predicas>`. */
export const predicasAttributes = {
  ...commonAttributes,
  limit: wholeNumber([1, 15], 6),
  player: choice(['here', 'elsewhere']),
};

declare global {
  interface HTMLElementTagNameMap {
    'ministerio-predicas': WidgetElement<typeof predicasAttributes>;
  }
}
