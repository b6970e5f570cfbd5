/** A link to a part of a page. */
export interface MenuSection {
  readonly label: string;
  /** Page path with its `#anchor`. */
  readonly path: string;
}

/** An entry of the public navigation; the entry itself is a link too. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  readonly sections: readonly MenuSection[];
}

/** Public navigation (spec section 2). Labels and paths stay letter for letter, accents included. */
export const menu: readonly MenuEntry[] = [
  {
    label: 'Inicio',
    path: '/Inicio',
    sections: [
      { label: 'Bienvenida', path: '/Inicio#bienvenida' },
      { label: 'Predicas', path: '/Inicio#predicas' },
      { label: 'Noticias', path: '/Inicio#noticia' },
      { label: '¿Quienes somos?', path: '/Inicio#quienessomos' },
      { label: 'Nuestra Vision', path: '/Inicio#vision' },
    ],
  },
  {
    label: 'Ministerios',
    path: '/ministerios',
    sections: [
      { label: 'Red de Adolescentes', path: '/ministerios#adolescentes' },
      { label: 'Red de Jovenes', path: '/ministerios#jovenes' },
      { label: 'Intercesion', path: '/ministerios#intercesion' },
      { label: 'Exploradores del Rey', path: '/ministerios#exploradoresdelrey' },
      { label: 'Escuela dominical', path: '/ministerios#escueladominical' },
      { label: 'Evangelismo', path: '/ministerios#evangelismo' },
    ],
  },
  {
    label: 'CFA',
    path: '/red_joven',
    sections: [
      { label: 'Reuniones', path: '/red_joven#reunion' },
      // Capitalised as in the specification; paths are case-insensitive.
      { label: 'Centro de retiros', path: '/Red_joven#paraiso' },
      { label: 'Ciet', path: '/red_joven#ciet' },
    ],
  },
  {
    label: 'Estudios',
    path: '/noticias',
    sections: [
      { label: '¿Que es evangelio?', path: '/noticias#evangelio' },
      { label: 'Crecimiento espiritual', path: '/noticias#bautizo' },
      { label: 'Escuela de vida', path: '/noticias#escuelavida' },
      { label: 'Seminario', path: '/noticias#seminario' },
    ],
  },
  {
    label: 'Cómo llegar',
    path: '/Contactanos',
    sections: [{ label: 'Ubicación', path: '/Contactanos#ubicacion' }],
  },
];
