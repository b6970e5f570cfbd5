/** A question of the FAQ widget. */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The three questions of the FAQ widget (spec section 2): service hours, location, live streams. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'horarios',
    question: '¿Cuáles son los horarios de los servicios?',
    // The last service ends at 20:30 here and at 20:00 in the schedules: both readings of the
    // specification stay (decisions section 5).
    answer:
      'Los domingos tenemos cuatro servicios generales: 06:30 a 08:30, 08:30 a 10:30, 10:30 a 12:30 y 18:00 a 20:30.',
  },
  {
    id: 'ubicacion',
    question: '¿Dónde está ubicada la iglesia?',
    answer:
      'Estamos en el Tercer anillo Externo, entre Av. Santos Dumont y Av. Radial 13, Santa Cruz de la Sierra, Bolivia.',
  },
  {
    id: 'en-vivo',
    question: '¿Transmiten los servicios en vivo?',
    answer:
      'Sí. Puedes ver las transmisiones en vivo y los servicios anteriores en nuestro canal de YouTube.',
  },
];
