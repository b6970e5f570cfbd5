import { describe, expect, test } from 'vitest';
import { parseFeed } from '../../src/sermons/parse-feed.ts';
import { feedXml } from './feed.ts';

describe('reading a channel’s feed', () => {
  test('takes id and title and rebuilds the link', () => {
    expect(parseFeed(feedXml('La fe &amp; la &quot;esperanza&quot; &#241;', 'Otra'))).toEqual([
      { id: 'video0', title: 'La fe & la "esperanza" ñ', link: 'https://www.youtube.com/watch?v=video0' },
      { id: 'video1', title: 'Otra', link: 'https://www.youtube.com/watch?v=video1' },
    ]);
  });

  test('takes when it was published, where that is an instant', () => {
    const [good, bad] = parseFeed(
      feedXml('uno', 'dos')
        .replace('<title>uno', '<published>2026-11-15T14:30:00+00:00</published><title>uno')
        .replace('<title>dos', '<published>ayer</published><title>dos'),
    );
    expect([good?.published, bad?.published]).toEqual(['2026-11-15T14:30:00.000Z', undefined]);
  });

  test('keeps the newest fifteen', () => {
    expect(parseFeed(feedXml(...Array.from({ length: 20 }, (_, index) => `n.º ${index}`)))).toHaveLength(15);
  });

  test('cleans and cuts titles', () => {
    const [dirty, long] = parseFeed(feedXml('a\u202eb\tc', 'é'.repeat(300)));
    expect(dirty?.title).toBe('ab c');
    expect(long?.title).toHaveLength(200);
  });

  test('a title that is a number stays a text', () => {
    expect(parseFeed(feedXml('2026'))[0]?.title).toBe('2026');
  });

  test('leaves entries without a usable id out', () => {
    const xml = feedXml('uno', 'dos').replace('<yt:videoId>video0<', '<yt:videoId>../../x<');
    expect(parseFeed(xml).map(({ id }) => id)).toEqual(['video1']);
  });

  test('an empty channel is an empty list', () => {
    expect(parseFeed(feedXml())).toEqual([]);
  });

  test.each([
    ['a document type', `<!DOCTYPE feed [<!ENTITY a "b">]>${feedXml('x')}`],
    ['a web page', '<html><body>Error</body></html>'],
    ['no XML', 'nada'],
    ['nothing', ''],
    ['half a feed', feedXml('x').slice(0, 200)],
  ])('refuses %s', (_what, xml) => {
    expect(() => parseFeed(xml)).toThrow();
  });
});
