import { address, choice, wholeNumber } from '../../runtime/attribute-kinds.ts';
import { commonAttributes } from '../../runtime/common-attributes.ts';

/** Attributes of `<ministerio-predicas>`. */
export const predicasAttributes = {
  ...commonAttributes,
  api: address,
  limit: wholeNumber([1, 15], 6),
  player: choice(['here', 'elsewhere']),
};
