/** Headings of pages that consist of sections. */
export const pageIntros = {
  ministries: {
    title: 'Ministerios',
    lead: 'Hay un lugar para cada edad y para cada manera de servir. Encuentra el tuyo.',
  },
  studies: {
    title: 'Estudios',
    lead: 'Desde la primera pregunta hasta el seminario: un paso a la vez, y siempre acompañado.',
  },
  offline: {
    title: 'Sin conexión',
    lead: 'Esta página todavía no está guardada en tu teléfono. Se abrirá cuando vuelvas a tener internet; los horarios te los dejamos aquí.',
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué datos guardamos, para qué y por cuánto tiempo.',
  },
  protection: {
    title: 'Protección de menores',
    lead: 'A quién llamar si algo te preocupa, y qué hace la iglesia con los datos de los menores.',
  },
} as const;
