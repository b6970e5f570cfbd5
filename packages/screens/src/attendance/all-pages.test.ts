import { describe, expect, it, vi } from 'vitest';
import { allPages } from './all-pages.ts';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: from + index }));
const list = (length: number) => vi.fn(async (offset: number) => rows(offset, Math.min(offset + 3, length)));

describe('reading a list to its end', () => {
  it.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [7, 3],
    [9, 4],
  ])('%d rows in answers of three take %d calls', async (length, calls) => {
    const read = list(length);
    expect(await allPages(read, 3)).toEqual(rows(0, length));
    expect(read).toHaveBeenCalledTimes(calls);
  });

  it('stops where a backend answers the same rows whatever it is asked', async () => {
    const read = vi.fn(async () => rows(0, 3));
    expect(await allPages(read, 3)).toEqual(rows(0, 3));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('has each row once where a new one moves the others on', async () => {
    const read = async (offset: number) => (offset === 0 ? rows(0, 3) : rows(offset - 1, 5));
    expect(await allPages(read, 3)).toEqual(rows(0, 5));
  });
});
