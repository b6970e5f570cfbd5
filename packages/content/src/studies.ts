import type { ContentSection } from './ministries.ts';

/** The four sections of /noticias, in the order of the navigation. */
export const studies: readonly ContentSection[] = [
  {
    id: 'evangelio',
    title: '¿Que es evangelio?',
    lead: 'Evangelio significa buena noticia, y esta es la mejor que conocemos.',
    paragraphs: [
      'Dios nos creó para vivir cerca de Él. Nosotros nos alejamos, y por nuestra cuenta no encontramos el camino de vuelta.',
      'Por eso vino Jesús: vivió como uno de nosotros, murió en nuestro lugar y resucitó. Quien confía en Él recibe perdón y una vida nueva, como un regalo.',
      'Si quieres conversar sobre esto, escríbenos o acércate después de cualquier servicio.',
    ],
    picture: { emblem: 'evangelio', alt: '' },
  },
  {
    id: 'bautizo',
    title: 'Crecimiento espiritual',
    lead: 'Creer es el comienzo. Crecer se hace acompañado.',
    paragraphs: [
      'Estas clases explican los primeros pasos: orar, leer la Biblia, servir y prepararse para el bautizo.',
      'Pide en la oficina la fecha del próximo grupo.',
    ],
    picture: { emblem: 'bautizo', alt: '' },
  },
  {
    id: 'escuelavida',
    title: 'Escuela de vida',
    lead: 'La fe puesta en práctica: en la casa, en el trabajo y en el barrio.',
    paragraphs: [
      'Un grupo pequeño, una mesa y la Biblia abierta. Aprendemos a tomar decisiones con sabiduría y a cuidar unos de otros.',
    ],
    picture: { emblem: 'escueladevida', alt: '' },
  },
  {
    id: 'seminario',
    title: 'Seminario',
    lead: 'Estudio serio de la Biblia para quienes quieren servir mejor.',
    paragraphs: [
      'Cursos de Biblia, teología y ministerio, para miembros de cualquier edad que desean prepararse.',
      'La oficina del seminario atiende consultas e inscripciones.',
    ],
    picture: { emblem: 'seminario', alt: '' },
  },
];
