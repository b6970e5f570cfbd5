import { flag } from '../../runtime/attribute-kinds.ts';
import { commonAttributes } from '../../runtime/common-attributes.ts';

/** Attributes of `<ministerio-horarios>`. */
export const horariosAttributes = { ...commonAttributes, members: flag };
