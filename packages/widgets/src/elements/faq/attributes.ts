import { address, choice, commonAttributes, flag } from '../../runtime/attribute-kinds.ts';

/** Attributes of `<ministerio-faq>`. */
export const faqAttributes = {
  ...commonAttributes,
  position: choice(['end', 'start', 'inline']),
  open: flag,
  chat: address,
};
