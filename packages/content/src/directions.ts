/** Texts of /Contactanos: how to get there and how to write to us. */
export const directions = {
  /** The typed title; the first line is also the page's heading for screen readers. */
  typedTitle: ['Cómo llegar', 'Te esperamos'],
  lead: 'La casa es fácil de encontrar, y siempre hay alguien en la puerta.',
  location: {
    id: 'ubicacion',
    eyebrow: 'Ubicación',
    title: 'Tercer anillo Externo',
    paragraphs: [
      'Entre Av. Santos Dumont y Av. Radial 13. Varias líneas de micro pasan por el tercer anillo.',
    ],
  },
  write: {
    id: 'escribenos',
    eyebrow: 'Escríbenos',
    title: '¿Tienes una pregunta?',
    lead: 'Cuéntanos en qué podemos ayudarte y te responderemos por WhatsApp o por correo.',
  },
} as const;
