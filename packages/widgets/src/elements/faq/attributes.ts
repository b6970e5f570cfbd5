import type { WidgetElement } from '../../jsx.ts';
import { address, choice, commonAttributes, flag } from '../../runtime/attribute-kinds.ts';

/** Attributes of `<ministerio-faq>`. */
export const faqAttributes = {
  ...commonAttributes,
  position: choice(['end', 'start', 'inline']),
  open: flag,
  chat: address,
};

declare global {
  interface HTMLElementTagNameMap {
    'ministerio-faq': WidgetElement<typeof faqAttributes>;
  }
}
