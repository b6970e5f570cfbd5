import { describe, expect, it } from 'vitest';
import { buildGuide, guideIds } from '../../scripts/guide.ts';
import { appPaths } from './app-paths.ts';
import { helpHref, helpSections } from './help-links.ts';

describe('the help of a screen', () => {
  it('is a section that the guide has', () => {
    const ids = guideIds();
    const missing = Object.entries(helpSections).filter(([, section]) => !ids.has(section));
    expect(missing).toEqual([]);
  });

  it('is there for every screen behind the sign-in', () => {
    const inside = appPaths.filter((path) => path.startsWith('/dashboard'));
    expect(inside.filter((path) => helpSections[path] === undefined)).toEqual([]);
  });

  it.each([
    ['/DASHBOARD/asistencia/', '/ayuda#revisa-la-asistencia-y-los-aportes'],
    ['/dashboard/editar/7', '/ayuda#alguien-olvidó-su-número-o-su-contraseña'],
    ['/dashboard/sitio/horarios', '/ayuda#cambia-algo-y-publícalo'],
    ['/dashboard/nada', '/ayuda'],
  ])('of %s is %s', (path, href) => {
    expect(helpHref(path)).toBe(href);
  });
});

describe('the guide', () => {
  it('is rendered with sections, lazy pictures that keep their place, and links inside', async () => {
    const html = await buildGuide(
      '## Uno\n\n![Una foto](screenshots/guia/marcar.webp)\n\nVe a [Uno](#uno).\n',
    );
    expect(html).toContain('<h2 id="uno">Uno</h2>');
    expect(html).toMatch(
      /<img src="\/ayuda\/marcar\.webp" alt="Una foto" width="\d+" height="\d+" loading="lazy"/,
    );
    expect(html).toContain('<a href="#uno">Uno</a>');
  });

  it.each([
    ['a link to no section', '[x](#nada)'],
    ['another picture', '![x](screenshots/nada.webp)'],
    ['HTML', 'Hola <script>x</script>'],
    ['the same section twice', '## Uno\n\n## Uno'],
  ])('refuses %s', async (_, markdown) => {
    await expect(buildGuide(markdown)).rejects.toThrow();
  });
});
