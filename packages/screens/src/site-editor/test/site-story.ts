import { church, palette } from '@ministerio/content';
import { filler, siteContent } from '@ministerio/content/site';
import type { ContentDocuments } from '@ministerio/contract';
import { listCategories, publishDocument } from '@ministerio/contract';
import { categories, siteDocuments } from '@ministerio/contract/fixtures';
import { mock, mockContent } from '@ministerio/contract/mocks';
import { crops } from '@ministerio/ui/rosette/crops';
import { drawRosette } from '@ministerio/ui/rosette/draw-rosette';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { SiteEditorProps } from '../site-editor.tsx';

/** Arguments of the editor's stories. */
export const siteArgs = {
  missing: [],
  read: (documents) => {
    const { menu, ministries, church: own, schedules } = siteContent(documents);
    return { pages: menu, sections: ministries, fill: filler(own, schedules) };
  },
} satisfies SiteEditorProps;

const windowPane = drawRosette({ seed: church.rosetteSeed, palette, glass: 'fuego', view: crops.sunrise });

/** Every file of a photo is the same drawing. */
const photoFiles = http.get(
  '*/fotos/:file',
  () => new HttpResponse(windowPane, { headers: { 'Content-Type': 'image/svg+xml' } }),
);

/** The server's calls of the editor, which remember what is published: each story has its own. */
export const siteHandlers = (documents: Partial<ContentDocuments> = {}) => [
  ...mockContent(documents),
  mock(listCategories, [...categories]),
  photoFiles,
];

/** Called with what a story publishes on {@link recordingHandlers}; a story clears it before. */
export const published = fn<(publication: unknown) => void>();

/** {@link siteHandlers} that tell {@link published} of each publication, and store none. */
export const recordingHandlers = (documents: Partial<ContentDocuments> = {}) => [
  mock(publishDocument, ({ params, body }) => {
    const { version, valor } = publishDocument.body.parse(body);
    published({ clave: params.clave, version, valor });
    return { version: version + 1, valor: null };
  }),
  ...siteHandlers(documents),
];

/** A notice that is published. */
export const notice = { texto: 'Hoy hay vigilia', enlace: null, hasta: '2026-11-30' };

/** Says in a new entry of the changed dates that the first meeting is not held. @param day - which of its next days */
export async function chooseSuspension(
  canvas: ReturnType<typeof within>,
  userEvent: UserEventObject,
  day = 0,
): Promise<void> {
  const meeting = canvas.getAllByLabelText(/^¿Qué reunión\?/)[0] as HTMLSelectElement;
  await userEvent.selectOptions(meeting, meeting.options[1]?.value ?? '');
  const [days] = canvas.getAllByRole('group', { name: '¿Qué día?' });
  await userEvent.click(within(days as HTMLElement).getAllByRole('radio')[day] as HTMLElement);
  const [none] = canvas.getAllByRole('radio', { name: 'No hay reunión' });
  await userEvent.click(none as HTMLElement);
}

/** Changes the text of the notice, until it is a draft. */
export async function writeNotice(
  canvas: ReturnType<typeof within>,
  userEvent: UserEventObject,
  text: string,
): Promise<void> {
  const field = await canvas.findByLabelText(/^Texto/);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await canvas.findByText(/^1 cambio sin publicar\. Guardado/);
}

/** Presses 'Descartar', and again where it is asked. */
export async function discardNotice(
  canvas: ReturnType<typeof within>,
  userEvent: UserEventObject,
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Descartar tus cambios de Aviso?' });
  await waitFor(() => expect(question).toBeVisible());
  await userEvent.click(within(question).getByRole('button', { name: 'Descartar' }));
}

/** As many letters as a field takes, in words of twelve. */
const long = (length: number) =>
  'Misericordia '
    .repeat(50)
    .slice(0, length - 1)
    .padEnd(length, 'a');
const [schedule] = siteDocuments.horarios;
const [activity] = siteDocuments.actividades;
if (!schedule || !activity) throw new TypeError('The fixtures hold no schedules or activities.');

/** The longest texts that the rules allow, in every document. */
export const longDocuments: ContentDocuments = {
  ...siteDocuments,
  datos: {
    ...siteDocuments.datos,
    nombre: long(60),
    producto: long(40),
    ciudad: long(60),
    pais: long(60),
    direccion: [long(80), long(80), long(80), long(80)],
    plano: { calle: long(60), cruces: [long(40), long(40)], descripcion: long(200) },
    facebook: `https://www.facebook.com/${'a'.repeat(270)}`,
    responsable: long(80),
  },
  horarios: [{ ...schedule, titulo: long(60), lugar: long(60) }, ...siteDocuments.horarios.slice(1)],
  excepciones: [
    {
      reunion: schedule.id ?? '',
      fecha: '2026-11-28',
      tipo: 'suspendida',
      inicio: null,
      fin: null,
      lugar: null,
      motivo: long(120),
    },
  ],
  actividades: [
    {
      ...activity,
      titulo: long(60),
      fecha: long(60),
      descripcion: long(200),
      horario: long(60),
      lugar: long(60),
    },
  ],
  preguntas: [{ pregunta: long(100), respuesta: long(400), sinCanal: long(400) }],
  aviso: { texto: long(160), enlace: `https://example.org/${'a'.repeat(270)}`, hasta: '2026-11-30' },
  ministerios: siteDocuments.ministerios.map((entry) => ({
    ...entry,
    nombre: long(30),
    entrada: long(200),
    parrafos: Array.from({ length: 5 }, () => long(500)),
  })),
  textos: {
    ...siteDocuments.textos,
    inicio: {
      ...siteDocuments.textos.inicio,
      titulo: long(30),
      portada: { titular: long(60), lineas: [long(60), long(60)] },
      bienvenida: {
        titulo: long(30),
        titular: long(60),
        parrafos: Array.from({ length: 5 }, () => long(500)),
      },
      // Two sections of one name would be one landmark.
      predicas: { titulo: `${long(29)}b`, titular: long(60), entrada: long(200) },
    },
  },
};

/** Waits for the form, which axe checks when the play ends. */
export async function formIsThere({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await expect(await canvas.findByText('No hay cambios sin publicar.')).toBeVisible();
}

/** Expects that nothing is wider than a phone. */
export async function fits(context: Pick<StoryContext, 'canvas'>): Promise<void> {
  await formIsThere(context);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
