import { scriptJson } from '@ministerio/build-kit/html';
import { describe, expect, it } from 'vitest';
import { type DocumentParts, writeDocument } from './document.ts';

const parts: DocumentParts = {
  title: 'Inicio · "Casa" <3',
  description: 'Un lugar para toda la familia',
  canonicalPath: '/Inicio',
  siteName: 'Ministerio Juvenil',
  locale: 'es-BO',
  themeColors: { light: '#FBF6EC', dark: '#0E2A27' },
  sharePath: '/compartir/home-1.jpg',
  boot: '/assets/boot-1.js',
  worker: '/sw.js',
  build: 'b1',
  modulesAfterPaint: ['/assets/public-1.js', '/assets/comun-1.js'],
  modulesAtOnce: [],
  styles: ['/assets/style-1.css'],
  fonts: 'later',
  structuredData: { name: '</script><script>alert(1)</script>' },
  body: '<main>Hola</main>',
};

describe('writeDocument', () => {
  const html = writeDocument(parts);

  it('is Spanish and holds the prerendered body', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="es" data-fonts="later" data-layout="later">/);
    expect(html).toContain('<div id="root"><main>Hola</main></div>');
  });

  it('escapes what people wrote', () => {
    expect(html).toContain('<title>Inicio · &quot;Casa&quot; &lt;3</title>');
    expect(scriptJson({ text: '</script>' })).not.toContain('<');
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  it('keeps the first paint waiting for styles alone, and asks for them first', () => {
    expect(html).toContain('<script async src="/assets/boot-1.js"');
    expect(html.indexOf('/assets/style-1.css')).toBeLessThan(html.indexOf('/assets/boot-1.js'));
  });

  it('loads modules only after the first paint', () => {
    expect(html).toContain('data-modules="/assets/public-1.js /assets/comun-1.js"');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
  });

  it('asks for fonts before the first paint, or leaves them to its script', () => {
    expect(html).toMatch(/<html lang="es" data-fonts="later"/);
    expect(html).not.toContain('woff2');
    const atOnce = writeDocument({ ...parts, fonts: ['/assets/figtree-1.woff2'] });
    expect(atOnce).not.toContain('data-fonts');
    expect(atOnce).toContain('<link rel="preload" href="/assets/figtree-1.woff2" as="font"');
  });

  it('leaves parts out of sight for later where the page is prerendered', () => {
    expect(html).toContain('data-layout="later"');
    expect(writeDocument({ ...parts, body: '' })).not.toContain('data-layout');
  });

  it('leaves the address of the site to the server', () => {
    expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/Inicio">');
    expect(html).toContain('content="https://public-url.invalid/compartir/home-1.jpg"');
  });

  it('describes the picture for sharing, and names the calendar', () => {
    expect(html).toContain('<meta property="og:image:alt" content="Inicio · &quot;Casa&quot; &lt;3">');
    expect(html).toContain('<link rel="alternate" type="text/calendar" href="/calendario.ics">');
  });

  it('tells its script what it holds before the content comes', () => {
    const data = '<script type="application/json" id="datos">[]</script>';
    expect(writeDocument({ ...parts, data })).toContain(`<body>${data}<div id="root">`);
  });

  it('keeps pages without a canonical path out of search engines', () => {
    const hidden = writeDocument({ ...parts, canonicalPath: undefined });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('canonical');
    expect(hidden).not.toContain('og:');
  });

  it('holds no inline style', () => {
    expect(html).not.toMatch(/<style|style=/);
  });
});
