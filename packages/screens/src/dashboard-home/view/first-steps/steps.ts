import type { FirstSteps } from '@ministerio/contract';

/** One of the four steps. */
export interface Step {
  readonly title: string;
  /** Task. */
  readonly text: string;
  /** Where it is done, the usual way first. */
  readonly links: readonly (readonly [label: string, href: string])[];
  /** Result of the task, in words; null while it is not done. */
  readonly done: string | null;
}

/** The steps in the order in which a church needs them; they may be done in any. */
export function stepsOf({
  ministerio,
  personas,
  marcas,
  sitio,
}: Omit<FirstSteps, 'visibles'>): readonly Step[] {
  return [
    {
      title: 'Crea un ministerio',
      text: 'Un grupo con su lista: jóvenes, adolescentes, alabanza',
      links: [['Crear un ministerio', '/dashboard/category']],
      done: ministerio,
    },
    {
      title: 'Trae a tu gente',
      text: 'De una lista de Excel, o persona por persona',
      links: [
        ['Importar una lista', '/dashboard/importar'],
        ['Crear a mano', '/dashboard/crearUser'],
      ],
      done: personas === 0 ? null : personas === 1 ? '1 persona' : `${personas} personas`,
    },
    {
      title: 'Haz una prueba en la puerta',
      text: 'Márcate tú: escribe tu número y mira tu nombre',
      links: [['Abrir la puerta', '/dashboard/puerta/abrir']],
      done: marcas === 0 ? null : 'La puerta ya marcó una asistencia',
    },
    {
      title: 'Listo para el sábado',
      text: 'Comprueba el WhatsApp y los horarios del sitio',
      links: [['Revisar el sitio', '/dashboard/sitio']],
      done: sitio ? 'Los datos del sitio están publicados' : null,
    },
  ];
}
