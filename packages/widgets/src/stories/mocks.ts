import { faq, palette } from '@ministerio/content';
import { defaultDocuments } from '@ministerio/content/site';
import { delay, HttpResponse, http } from 'msw';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${palette.selva}"/><circle cx="8" cy="9" r="6" fill="${palette.sol}"/></svg>`;

/** The pictures beside the script, which Storybook does not serve. */
export const pictures = http.get('*/widgets/:version/vitral/:name', () =>
  HttpResponse.text(svg, { headers: { 'content-type': 'image/svg+xml' } }),
);

const thumbnails = http.get('*/api/videos/:id/miniatura', () =>
  HttpResponse.text(svg, { headers: { 'content-type': 'image/svg+xml' } }),
);

/** Handlers for every state of the sermons. */
export const sermons = {
  ready: [
    pictures,
    thumbnails,
    http.get('*/api/videos', () =>
      HttpResponse.json({
        items: [
          { id: 'fe-y-obras', title: 'Fe y obras', link: '' },
          { id: 'gracia', title: 'Gracia que alcanza', link: '' },
          { id: 'sin-titulo', title: '', link: '' },
        ],
      }),
    ),
  ],
  empty: [pictures, http.get('*/api/videos', () => HttpResponse.json({ items: [] }))],
  failing: [pictures, http.get('*/api/videos', () => HttpResponse.json({}, { status: 502 }))],
  waiting: [
    pictures,
    http.get('*/api/videos', async () => {
      await delay('infinite');
      return HttpResponse.json({ items: [] });
    }),
  ],
};

const answerOf = (documents: object) =>
  Object.fromEntries(Object.entries(documents).map(([key, valor]) => [key, { version: 1, valor }]));

/** The documents of Storybook's own site. */
export const content = http.get(`${location.origin}/api/contenido`, () =>
  HttpResponse.json(
    answerOf({
      ...defaultDocuments,
      // With what they name filled in, as a server does.
      preguntas: faq.map(({ question, answer }) => ({
        pregunta: question,
        respuesta: answer,
        sinCanal: null,
      })),
    }),
  ),
);

/** Sites that never answer, and that fail. */
export const waitingSite = 'https://lento.example';
export const failingSite = 'https://caido.example';
export const noContent = [
  http.get(`${waitingSite}/api/contenido`, async () => {
    await delay('infinite');
    return HttpResponse.json({});
  }),
  http.get(`${failingSite}/api/contenido`, () => HttpResponse.json({}, { status: 503 })),
];

/** A site with words of its own; the widgets ask each site once. */
export const publishedSite = 'https://publicado.example';

const { datos, horarios, preguntas, actividades, ...others } = defaultDocuments;
const published = {
  ...others,
  datos: { ...datos, producto: 'Iglesia de Ejemplo', whatsapp: '+44 7700 900123' },
  preguntas: [{ pregunta: '¿Hay estacionamiento?', respuesta: 'Sí, al lado del templo.', sinCanal: null }],
  horarios: horarios.map((one) => (one.id === 'jovenes' ? { ...one, titulo: 'Noche de amigos' } : one)),
  excepciones: [
    {
      reunion: 'jovenes',
      fecha: '2026-11-28',
      tipo: 'suspendida',
      inicio: null,
      fin: null,
      lugar: null,
      motivo: 'Vamos todos al campamento',
    },
  ],
  actividades: actividades.slice(0, 1).map((one) => ({ ...one, titulo: 'Campamento' })),
};

/** Handler of the published documents of {@link publishedSite}. */
export const publishedContent = http.get(`${publishedSite}/api/contenido`, () =>
  HttpResponse.json(answerOf(published)),
);
