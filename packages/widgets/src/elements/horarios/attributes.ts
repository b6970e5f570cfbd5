import { flag } from '../../runtime/attribute-kinds.ts';
import { commonAttributes } from '../../runtime/common-attributes.ts';

/** Attributes of `<ministerio-horarios>`. */
export const horariosAttributes = {
  ...commonAttributes,
  members: flag({ description: 'Muestra también las reuniones que son solo para miembros.' }),
};
