import { describe, expect, it } from 'vitest';
import { homeData, homeTemplate } from './home-template.ts';

type Sermons = readonly { readonly id: string; readonly title: string; readonly link?: null | undefined }[];
interface State {
  readonly sermons: Sermons;
}

const item = ({ id, title, link }: Sermons[number], index: number) =>
  link === null
    ? `<li class="c${index % 4}"><img src="${id}">${title}</li>`
    : `<li class="c${index % 4}"><a aria-label="${title}" href="v=${id}">${title}</a></li>`;

function inside(state: State | undefined): string {
  if (!state) return '</div><noscript>Pronto.</noscript>';
  if (state.sermons.length === 0) return '<p>No hay videos.</p></div>';
  return `<section><ul>${state.sermons.map(item).join('')}</ul></section></div>`;
}

/** Draws as the components do: other markup around the list than without it. */
async function draw(_path: string, state?: State): Promise<string> {
  return `<main><h1>Hola</h1><div data-component="SermonsCarousel">${inside(state)}<footer><ul><li>Pie</li></ul></footer></main>`;
}

describe('homeTemplate', () => {
  it('filled in, is what the components draw', async () => {
    const { loading, before, items, examples, after, id, title } = await homeTemplate(draw);
    const sermons = [
      { id: 'a', title: 'Uno' },
      { id: 'b', title: 'Dos', link: null },
    ];
    const written = sermons.map((sermon, place) =>
      ((sermon.link === null ? examples : items)[place] ?? '')
        .replaceAll(id, sermon.id)
        .replaceAll(title, sermon.title),
    );
    const page = (await draw('/')).replace(loading, `${before}${written.join('')}${after}`);
    expect(page).toBe(await draw('/', { sermons }));
  });

  it('tells a page that does not know its sermons from one that has none', async () => {
    const { loading, empty } = await homeTemplate(draw);
    expect(loading).not.toContain('No hay videos');
    expect((await draw('/')).replace(loading, empty)).toBe(await draw('/', { sermons: [] }));
  });

  it('has the element that tells the script what is there', async () => {
    const { data, noData } = await homeTemplate(draw);
    expect(data).toBe(homeData);
    expect(data).toContain(`>${noData}<`);
  });

  it.each([
    ['has no list', async () => '<main>Nada</main>'],
    [
      'differs before the list too',
      async (path: string, state?: State) => `<p>${state?.sermons.length}</p>${await draw(path, state)}`,
    ],
    [
      'leaves titles out',
      async (path: string, state?: State) =>
        draw(path, state && { sermons: state.sermons.map((sermon) => ({ ...sermon, title: '' })) }),
    ],
  ])('stops the build where the page %s', async (_, drawing) => {
    await expect(homeTemplate(drawing)).rejects.toThrow('cannot be told from the rest');
  });
});
