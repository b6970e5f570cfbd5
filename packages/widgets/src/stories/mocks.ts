import { palette } from '@ministerio/content';
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
