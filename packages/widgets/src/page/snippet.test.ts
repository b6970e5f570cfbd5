import { expect, test } from 'vitest';
import { frameSnippet, snippet } from './snippet.ts';

const origin = 'https://iglesia.example';

test('a widget as it comes is two lines', () => {
  expect(snippet(origin, 'faq', 'ministerio-faq', new Map())).toBe(
    '<script async src="https://iglesia.example/widgets/faq.js"></script>\n<ministerio-faq></ministerio-faq>',
  );
});

test('choices become attributes, and nothing typed gets out of its quotes', () => {
  const choices = new Map([
    ['open', ''],
    ['chat', 'https://x.example/"><script>&'],
  ]);
  expect(snippet(origin, 'faq', 'ministerio-faq', choices)).toContain(
    '<ministerio-faq open chat="https://x.example/&quot;><script>&amp;"></ministerio-faq>',
  );
});

test('a frame carries them in its address, in a sandbox', () => {
  const lines = frameSnippet(origin, 'faq', 'Preguntas', new Map([['accent', '#7a0030']]), 520);
  expect(lines).toContain('src="https://iglesia.example/embed/faq?accent=%237a0030"');
  expect(lines).toContain('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"');
});
