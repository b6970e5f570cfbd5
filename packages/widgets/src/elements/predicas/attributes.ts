import { address, choice, wholeNumber } from '../../runtime/attribute-kinds.ts';
import { commonAttributes } from '../../runtime/common-attributes.ts';

/** Attributes of `<ministerio-predicas>`. */
export const predicasAttributes = {
  ...commonAttributes,
  api: address({
    description: 'Sitio que da las prédicas; sin él, el mismo de donde viene el script.',
  }),
  limit: wholeNumber({
    range: [1, 15],
    fallback: 6,
    description: 'Cuántas prédicas se muestran como máximo.',
  }),
  player: choice({
    options: ['here', 'elsewhere'],
    description: 'El video se ve en su tarjeta, o en YouTube en otra pestaña.',
  }),
};
