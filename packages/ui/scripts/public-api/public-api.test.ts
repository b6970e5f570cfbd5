import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { publicApiText } from './public-api.ts';
import { undescribedExports, undescribedProps } from './undescribed.ts';

describe('what other packages import', () => {
  it('is what public-api.txt says; where it changed on purpose, run `npm run api` and review the difference', async () => {
    const written = await readFile(new URL('../../public-api.txt', import.meta.url), 'utf8');
    expect(publicApiText()).toBe(written);
  });

  it('follows re-exports and namespaces to the props behind them', () => {
    const text = publicApiText();
    expect(text).toContain('  function Table.HeaderCell(TableHeaderCellProps)');
    expect(text).toContain("  const buttonSizes = ['sm', 'md', 'lg']");
    expect(text).toContain('    loading?: boolean | undefined');
  });
});

describe('documentation', () => {
  it('has a sentence for every prop', () => {
    expect(undescribedProps()).toEqual([]);
  });

  it('has a sentence for every component, hook and function', () => {
    expect(undescribedExports()).toEqual([]);
  });
});
