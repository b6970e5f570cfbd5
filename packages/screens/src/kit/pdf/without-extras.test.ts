import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withoutPdfExtras } from '@ministerio/ui/vite-csp';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);

it('leaves out exactly what the installed jsPDF loads on demand', () => {
  const jspdf = readFileSync(require.resolve('jspdf').replace(/jspdf\.[^/\\]*$/, 'jspdf.es.min.js'), 'utf8');
  const loaded = [...jspdf.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(new Set(loaded)).toEqual(new Set(Object.keys(withoutPdfExtras)));
});
