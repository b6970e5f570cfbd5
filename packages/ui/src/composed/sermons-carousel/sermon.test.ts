import { describe, expect, it } from 'vitest';
import { playerUrl, sermonTitle, watchUrl } from './sermon.ts';

const sermon = (over: object) => ({ id: 'dQw4', title: 'Fe', link: undefined, ...over });

describe('sermon', () => {
  it.each([
    ['Fe', 'Fe'],
    ['  Fe ', 'Fe'],
    ['', 'Sin título'],
    ['   ', 'Sin título'],
    [undefined, 'Sin título'],
  ])('shows the title %o as "%s"', (title, shown) => {
    expect(sermonTitle(sermon({ title }))).toBe(shown);
  });

  it('plays from the host without cookies', () => {
    expect(playerUrl(sermon({}))).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4\?/);
  });

  it('builds addresses from the identifier, whatever link the feed gave', () => {
    const hostile = sermon({ id: 'a/../&x=1', link: 'javascript:alert(1)' });
    expect(watchUrl(hostile)).toBe('https://www.youtube.com/watch?v=a%2F..%2F%26x%3D1');
    expect(playerUrl(hostile)).toContain('/embed/a%2F..%2F%26x%3D1?');
  });
});
