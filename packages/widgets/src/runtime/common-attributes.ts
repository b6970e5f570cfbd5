import { choice, color } from './attribute-kinds.ts';

/** Attributes that every widget has. */
export const commonAttributes = {
  theme: choice({
    options: ['auto', 'light', 'dark'],
    description: 'Colores claros, oscuros, o los que pide el sistema de quien lee.',
  }),
  accent: color({
    description: 'Color de los botones y de lo que resalta; el de su texto se elige solo para que se lea.',
  }),
};
