import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** A fault in the content of the first church: what is written instead of what, and what is said of it. */
type Planted = readonly [from: string, to: string, said: string];

const AT = 'packages/content/src/church.json';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the content with another text in it. */
function copyWith(from = '', to = '', file = 'church.json'): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  mkdirSync(join(folder, 'packages'));
  cpSync('packages/content', join(folder, 'packages/content'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  writeFileSync(join(folder, 'packages/content/package.json'), '{ "type": "module" }');
  const path = join(folder, 'packages/content/src', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from} to plant a fault in`);
  writeFileSync(path, text.replace(from, to));
  return folder;
}

function check(folder: string) {
  const { stderr, status } = spawnSync(process.execPath, [resolve('scripts/checks/content.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { lines: stderr.trim().split('\n').filter(Boolean), status };
}

const planted: readonly Planted[] = [
  [
    '"inicio": "06:30"',
    '"inicio": "8:00am"',
    'horarios.0.inicio: dice "8:00am". Escribe la hora, como 19:00.',
  ],
  ['"id": "servicio-0830"', '"id": "servicio-0630"', 'horarios: dice '],
  ['"id": "jovenes",\n', '', 'horarios.5.id: falta.'],
  ['"dias": [6],', '', 'horarios.4.dias: falta. '],
  [
    '"reunion": "jovenes"',
    '"reunion": "coro"',
    'actividades.1.cuando.reunion: dice "coro". Se espera una reunión: ',
  ],
  ['"desdePascua": [-7, 0]', '"desdePascua": [0, -7]', 'actividades.0.cuando'],
  [
    'America/La_Paz',
    'America/Santa_Cruz',
    'datos.zona: dice "America/Santa_Cruz". Elige una zona horaria de la lista.',
  ],
  ['-17.8132', '-178.132', 'datos.latitude: dice -178.132. La latitud va de -90 a 90.'],
  ['"radio": 200', '"radio": 2', 'datos.radio: dice 2. El radio va de 50 a 1000 metros.'],
  [
    '"telefono": null',
    '"telefono": "pendiente"',
    'datos.telefono: dice "pendiente". Escribe el número con su código',
  ],
  [
    '"facebook": null',
    '"facebook": "facebook.com/iglesia"',
    'datos.facebook: dice "facebook.com/iglesia". Escribe una',
  ],
  ['"telefono": null', '"fono": null', 'datos: no se conoce fono.'],
  [
    '"pregunta": "¿Dónde está ubicada la iglesia?"',
    '"pregunta": ""',
    'preguntas.1.pregunta: dice "". Escribe la pregunta.',
  ],
];

describe('content', () => {
  it('of this church has no fault', () => {
    expect(check(copyWith())).toEqual({ lines: [], status: 0 });
  });

  it.each(planted)('%s as %s is told where it is, and what is expected', (from, to, said) => {
    const { lines, status } = check(copyWith(from, to));
    expect(lines.map((line) => line.startsWith(`${AT}: ${said}`))).toContain(true);
    expect(status).toBe(1);
  });

  it('that is no JSON is one sentence with file and line', () => {
    const folder = copyWith('"ciudad": "Santa Cruz de la Sierra",', '"ciudad": "Santa Cruz de la Sierra"');
    const { lines, status } = check(folder);
    const [before = ''] = readFileSync(join(folder, AT), 'utf8').split('"pais"');
    expect(lines).toEqual([
      `${AT}:${before.split('\n').length}: aquí no se entiende lo escrito; suele faltar una coma, una comilla o una llave en esta línea o en la de antes.`,
    ]);
    expect(status).toBe(1);
  });

  it('with a photograph that is none inside, or is called otherwise, is told by its file', () => {
    const folder = copyWith("crop: 'center', ", "crop: 'center', photograph: 'pollada.jpg', ", 'pages.ts');
    writeFileSync(join(folder, 'packages/content/photographs/Pollada.JPG'), 'no picture');
    expect(check(folder).lines).toEqual([
      "packages/content/src/pages.ts: photograph dice 'pollada.jpg'; se espera 'Pollada.JPG', como se llama el archivo.",
      'packages/content/photographs/Pollada.JPG: no se abre como foto; se espera un archivo JPEG, PNG, WebP o AVIF.',
    ]);
  });
});
