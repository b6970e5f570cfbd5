import { commonAttributes } from '../../runtime/common-attributes.ts';

/** Attributes of `<ministerio-actividades>`. */
export const actividadesAttributes = commonAttributes;
