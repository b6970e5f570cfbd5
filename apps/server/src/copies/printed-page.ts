import { escapeHtml } from '@ministerio/build-kit/html';
import { renderSVG } from 'uqr';
import type { PageKey } from './page-key.ts';

/**
 * The page to print: the only place of the key that opens the copies (R48).
 * @param date - DD-MM-YYYY.
 */
export function printedPage({ identity, recipient, page }: PageKey, date: string): string {
  const groups = identity.match(/.{1,6}/g) ?? [];
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>Clave de las copias de seguridad</title>
<style>
  body { font: 12pt/1.4 sans-serif; max-width: 17cm; margin: 1.5cm auto; color: #000; background: #fff }
  h1 { font-size: 18pt } h2 { font-size: 13pt; margin: 1.2em 0 .3em }
  .clave { font: bold 14pt/1.8 monospace; border: 2px solid; padding: .5cm; word-spacing: .2em }
  svg { width: 5.5cm; height: 5.5cm } code { font-size: 10pt; overflow-wrap: anywhere } li { margin-bottom: .3em }
</style>
<h1>Clave de las copias de seguridad</h1>
<p>Hecha el ${escapeHtml(date)}. Quien tiene esta página puede leer las copias, con todos los datos del ministerio.
Sin ella nadie puede abrirlas, tampoco quien hizo el programa.</p>
<p class="clave">${groups.map(escapeHtml).join(' ')}</p>
${renderSVG(identity, { border: 2 })}
<h2>Dónde guardarla</h2>
<ul>
<li>Imprime dos: una en un sobre cerrado en la iglesia, otra en casa de una persona de confianza. No junto al servidor.</li>
<li>No le saques foto ni la envíes por mensaje. Después de imprimir, borra este archivo.</li>
</ul>
<h2>El día en que la necesites</h2>
<ol>
<li>En un equipo con Node.js instala el programa y consigue la carpeta de las copias: el USB, o la carpeta sincronizada.</li>
<li>Escribe <code>npm run restore -- CARPETA</code>. Pide la clave de arriba; los espacios no importan.</li>
<li>Comprueba las personas y las asistencias, y arranca con <code>npm start</code>.</li>
<li>Escribe <code>npm run copies -- check</code> para que el equipo nuevo vuelva a sellar copias.</li>
</ol>
<h2>Para el servidor</h2>
<p><code>COPIES_KEY=${escapeHtml(recipient)}</code></p>
<p>Con esto el servidor solo cierra copias; no las abre. Clave con que esta página aprueba a quien firma:
<code>${escapeHtml(page)}</code></p>
</html>
`;
}
