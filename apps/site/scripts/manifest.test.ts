import { describe, expect, it } from 'vitest';
import { BuiltFiles } from './manifest.ts';

const files = new BuiltFiles({
  'src/main.tsx': { file: 'assets/main.js', imports: ['_comun.js'], css: ['assets/main.css'] },
  'src/page.tsx': { file: 'assets/page.js', imports: ['_comun.js'], css: ['assets/page.css'] },
  '_comun.js': { file: 'assets/comun.js', css: ['assets/comun.css'] },
  'fonts/figtree.woff2': { file: 'assets/figtree.woff2', src: 'fonts/figtree.woff2' },
});

describe('BuiltFiles', () => {
  it('lists scripts with the entry first and shared ones once', () => {
    expect(files.scripts('src/main.tsx', 'src/page.tsx')).toEqual([
      '/assets/main.js',
      '/assets/comun.js',
      '/assets/page.js',
    ]);
  });

  it('lists styles of imports before those of importers', () => {
    expect(files.styles('src/main.tsx', 'src/page.tsx')).toEqual([
      '/assets/comun.css',
      '/assets/main.css',
      '/assets/page.css',
    ]);
  });

  it('finds assets by the end of their original name', () => {
    expect(files.assets('.woff2')).toEqual(['/assets/figtree.woff2']);
  });

  it('says which module is missing', () => {
    expect(() => files.file('src/nothing.tsx')).toThrow('nothing was built from "src/nothing.tsx"');
  });
});
