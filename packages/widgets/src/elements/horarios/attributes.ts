import { commonAttributes, flag } from '../../runtime/attribute-kinds.ts';

/** Attributes of `<ministerio-horarios>`. */
export const horariosAttributes = { ...commonAttributes, members: flag };
