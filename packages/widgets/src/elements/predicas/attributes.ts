import { address, choice, commonAttributes, wholeNumber } from '../../runtime/attribute-kinds.ts';

/** Attributes of `<ministerio-predicas>`. */
export const predicasAttributes = {
  ...commonAttributes,
  api: address,
  limit: wholeNumber([1, 15], 6),
  player: choice(['here', 'elsewhere']),
};
