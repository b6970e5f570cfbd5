import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { casesByFile, storyCases } from './story-cases.tsx';

const given = { className: 'own', id: 'given', 'data-own': 'yes' };
const onServer = storyCases.filter(({ clientOnly }) => !clientOnly);

it.each([...casesByFile])('%s has a component under the rules of conformance', (_, cases) => {
  expect(cases).not.toEqual([]);
});

describe.each(onServer)('$name on the server', ({ name, element, control }) => {
  const tags = () => renderToStaticMarkup(element(given)).match(/<[a-z][^>]*>/g) ?? [];

  it('names itself and takes the className last', () => {
    const root = tags().find((tag) => tag.includes(`data-component="${name}"`));
    expect(root).toMatch(/ class="([^"]* )?own"/);
  });

  it('hands on id and data attributes', () => {
    const target = tags().find((tag) => tag.includes('id="given"'));
    expect(target).toContain('data-own="yes"');
    if (!control) expect(target).toContain(`data-component="${name}"`);
  });
});

describe('prerendered pages', () => {
  it.each(onServer.filter(({ neverPrerendered }) => !neverPrerendered))(
    '$name writes no style attribute, which a strict policy would refuse',
    ({ element }) => {
      expect(renderToStaticMarkup(element(given))).not.toMatch(/ style="/);
    },
  );
});
