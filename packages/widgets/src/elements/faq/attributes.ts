import { address, choice, flag } from '../../runtime/attribute-kinds.ts';
import { commonAttributes } from '../../runtime/common-attributes.ts';

/** Attributes of `<ministerio-faq>`. */
export const faqAttributes = {
  ...commonAttributes,
  position: choice(['end', 'start', 'inline']),
  open: flag,
  chat: address,
};
