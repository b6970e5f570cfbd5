import { palette } from '@ministerio/content';
import { delay, HttpResponse, http } from 'msw';

const window = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${palette.selva}"/><circle cx="8" cy="9" r="6" fill="${palette.sol}"/></svg>`;

/** The pictures beside the script, which Storybook does not have. */
export const pictures = http.get('*/widgets/:version/vitral/:name', () =>
  HttpResponse.text(window, { headers: { 'content-type': 'image/svg+xml' } }),
);

const noPicture = http.get('*/api/videos/:id/miniatura', () =>
  HttpResponse.text(window, { headers: { 'content-type': 'image/svg+xml' } }),
);

/** Sermons in every state in which they can be. */
export const sermons = {
  ready: [
    pictures,
    noPicture,
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
