import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** A fault in the texts of the first church: where, what is written instead of what, and what is said of it. */
type Planted = readonly [file: string, from: string, to: string, said: string];

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the content with other texts in it. */
function copyWith(planted: readonly Planted[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  mkdirSync(join(folder, 'packages'));
  cpSync('packages/content', join(folder, 'packages/content'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  writeFileSync(join(folder, 'packages/content/package.json'), '{ "type": "module" }');
  for (const [file, from, to] of planted) {
    const path = join(folder, 'packages/content/src', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from} to plant a fault in`);
    writeFileSync(path, text.replace(from, to));
  }
  return folder;
}

/** The line of a file where a text begins, as it is written after planting. */
function lineOf(folder: string, file: string, text: string): number {
  const [before = ''] = readFileSync(join(folder, 'packages/content/src', file), 'utf8').split(text);
  return before.split('\n').length;
}

function check(folder: string) {
  const { stderr, status } = spawnSync(process.execPath, [resolve('scripts/checks/content.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { lines: stderr.trim().split('\n').filter(Boolean), status };
}

const AT = 'packages/content/src';
const WEB = 'o undefined mientras no lo haya';

/** Each is on a line of its own, so that one run reports all of them. */
const wrongValues: readonly Planted[] = [
  [
    'schedules.ts',
    "start: '06:30'",
    "start: '8:00am'",
    "start dice '8:00am'; se espera una hora como '08:00', de 00:00 a 23:59.",
  ],
  [
    'schedules.ts',
    "end: '10:30'",
    "end: '07:30'",
    "end dice '07:30'; se espera una hora después de start, en que empieza.",
  ],
  [
    'schedules.ts',
    'const mondayToFriday = [1, 2, 3, 4, 5]',
    'const mondayToFriday = [1, 2, 3, 4, 7]',
    'weekdays dice 7; se espera un día del 0 (domingo) al 6 (sábado), cada uno una vez.',
  ],
  [
    'schedules.ts',
    "id: 'servicio-1030',\n    name: 'T",
    "id: 'servicio-0630',\n    name: 'T",
    "id dice 'servicio-0630'; se espera un id que ninguna otra entrada tenga.",
  ],
  [
    'schedules.ts',
    "ministryId: 'jovenes'",
    "ministryId: 'coro'",
    "ministryId dice 'coro'; se espera un ministerio: adolescentes, jovenes, intercesion, exploradoresdelrey, escueladominical, evangelismo.",
  ],
  [
    'activities.ts',
    "crop: 'sunrise', ",
    "crop: 'sunrise', photograph: 'pollada.jpg', ",
    "photograph dice 'pollada.jpg'; se espera un archivo JPEG, PNG, WebP o AVIF que esté en packages/content/photographs.",
  ],
  [
    'ministries.ts',
    "emblem: 'evangelismo'",
    "emblem: 'coro'",
    "emblem dice 'coro'; se espera un emblema: adolescentes, jovenes, ",
  ],
  [
    'activities.ts',
    "{ meeting: 'jovenes' }",
    "{ meeting: 'coro' }",
    "meeting dice 'coro'; se espera una reunión: ",
  ],
  [
    'activities.ts',
    'daysFromEaster: [-7, 0]',
    'daysFromEaster: [0, -7]',
    'when: se espera el primer día antes que el último.',
  ],
  [
    'menu.ts',
    "'/Inicio#vision'",
    "'/Inicio#mision'",
    "path dice '/Inicio#mision'; se espera una parte de /Inicio: #bienvenida, ",
  ],
  [
    'menu.ts',
    "'/ministerios#jovenes'",
    "'/ministerio#jovenes'",
    "path dice '/ministerio#jovenes'; se espera una página del sitio (/Inicio, /ministerios, ",
  ],
  [
    'home.ts',
    "path: '/Contactanos'",
    "path: 'http://iglesia.example'",
    "path dice 'http://iglesia.example'; se espera una página del sitio ",
  ],
  [
    'church.config.ts',
    'America/La_Paz',
    'America/Santa_Cruz',
    "timeZone dice 'America/Santa_Cruz'; se espera una zona horaria como 'America/La_Paz'.",
  ],
  [
    'church.config.ts',
    'latitude: -17.8132, longitude',
    'latitude: -178.132, longitude',
    'latitude dice -178.132; se espera un número de -90 a 90, en grados.',
  ],
  [
    'church.config.ts',
    'radiusMetres: 200',
    'radiusMetres: 2',
    'radiusMetres dice 2; se espera un número de 20 a 5000, en metros.',
  ],
  [
    'church.config.ts',
    "countryCode: 'BO'",
    "countryCode: 'Bolivia'",
    "countryCode dice 'Bolivia'; se espera el país en dos mayúsculas, como 'BO'.",
  ],
  [
    'church.config.ts',
    'phone: undefined',
    "phone: 'pendiente'",
    `phone dice 'pendiente'; se espera un teléfono como '+591 3 000 0000', ${WEB}.`,
  ],
  [
    'church.config.ts',
    'whatsapp: undefined',
    "whatsapp: '7000'",
    `whatsapp dice '7000'; se espera un número con el código del país, como '+591 70000000', ${WEB}.`,
  ],
  [
    'church.config.ts',
    'email: undefined',
    "email: 'hola@iglesia'",
    `email dice 'hola@iglesia'; se espera un correo como 'hola@iglesia.example', ${WEB}.`,
  ],
  [
    'church.config.ts',
    'facebook: undefined',
    "facebook: 'facebook.com/iglesia'",
    `facebook dice 'facebook.com/iglesia'; se espera una dirección completa como 'https://www.facebook.com/iglesia', ${WEB}.`,
  ],
  [
    'church.config.ts',
    'instagram: undefined',
    "instagram: ''",
    `instagram dice ''; se espera una dirección completa como 'https://www.instagram.com/iglesia', ${WEB}.`,
  ],
  [
    'church.config.ts',
    'channelId: undefined',
    "channelId: '@iglesia'",
    `channelId dice '@iglesia'; se espera el identificador del canal: UC y 22 caracteres más, ${WEB}.`,
  ],
  ['palette.ts', "'#1C6B52'", "'verde'", "selva dice 'verde'; se espera un color como '#1C6B52'."],
  [
    'faq.ts',
    "question: '¿Dónde está ubicada la iglesia?'",
    "question: ''",
    "question dice ''; se espera un texto.",
  ],
];

const wrongShapes: readonly Planted[] = [
  ['church.config.ts', '  offline: true,\n', '', 'falta offline; se espera true o false.'],
  [
    'church.config.ts',
    'phone: undefined',
    'telefono: undefined',
    'no se conoce telefono; se espera uno de estos nombres: phone, whatsapp, email.',
  ],
  ['activities.ts', "    lugar: 'Seminario',\n", '', 'falta lugar; se espera un texto.'],
  [
    'schedules.ts',
    "weekdays: sunday,\n    start: '18:00'",
    "start: '18:00'",
    'falta weekdays; se espera un día del 0 (domingo) al 6 (sábado), cada uno una vez.',
  ],
  [
    'ministries.ts',
    "emblem: 'jovenes', ",
    '',
    'falta crop; se espera un recorte del vitral, o emblem en su lugar.',
  ],
];

describe('content', () => {
  it('of this church has no fault', () => {
    expect(check(copyWith([]))).toEqual({ lines: [], status: 0 });
  });

  it('that would be shown wrong is told in one line each: file, line, what it says and what is expected', () => {
    const folder = copyWith(wrongValues);
    const { lines, status } = check(folder);
    for (const [file, , to, said] of wrongValues) {
      const start = `${AT}/${file}:${lineOf(folder, file, to)}: ${said}`;
      expect(
        lines.filter((line) => line.startsWith(start)),
        `${start}\nin\n${lines.join('\n')}`,
      ).toHaveLength(1);
    }
    expect(lines).toHaveLength(wrongValues.length);
    expect(status).toBe(1);
  });

  it('that leaves something out or misspells it is told where the entry begins', () => {
    const { lines, status } = check(copyWith(wrongShapes));
    const withoutLine = lines.map((line) => line.replace(/:\d+:/, ':'));
    expect(withoutLine.sort()).toEqual(
      wrongShapes.map(([file, , , said]) => `${AT}/${file}: ${said}`).sort(),
    );
    expect(lines).toContainEqual(expect.stringContaining('church.config.ts:7: falta offline'));
    expect(status).toBe(1);
  });

  it('that is no TypeScript is one sentence with file and line for each such file', () => {
    const folder = copyWith([
      ['faq.ts', "¿Dónde está ubicada la iglesia?',", "¿Dónde está ubicada la iglesia?'", ''],
      ['menu.ts', "label: 'Bienvenida'", "label: 'Bienvenida", ''],
    ]);
    const { lines, status } = check(folder);
    const said =
      'aquí no se entiende lo escrito; suele faltar una coma, una comilla o una llave en esta línea o en la de antes.';
    const afterComma = lineOf(folder, 'faq.ts', '¿Dónde está ubicada') + 1;
    expect(lines).toEqual([
      `${AT}/faq.ts:${afterComma}: ${said}`,
      `${AT}/menu.ts:${lineOf(folder, 'menu.ts', "label: 'Bienvenida")}: ${said}`,
    ]);
    expect(status).toBe(1);
  });

  it('that names what is not there is one sentence with file and line', () => {
    const folder = copyWith([['schedules.ts', 'weekdays: sunday', 'weekdays: domingo', '']]);
    const { lines, status } = check(folder);
    const line = lineOf(folder, 'schedules.ts', 'weekdays: domingo');
    expect(lines).toEqual([`${AT}/schedules.ts:${line}: no se puede leer (domingo is not defined).`]);
    expect(status).toBe(1);
  });

  it('with a photograph that is none inside, or is called otherwise, is told by its file', () => {
    const folder = copyWith([
      ['activities.ts', "crop: 'sunrise', ", "crop: 'sunrise', photograph: 'pollada.jpg', ", ''],
    ]);
    writeFileSync(join(folder, 'packages/content/photographs/Pollada.JPG'), 'no picture');
    const { lines } = check(folder);
    const line = lineOf(folder, 'activities.ts', 'pollada.jpg');
    expect(lines).toEqual([
      `${AT}/activities.ts:${line}: photograph dice 'pollada.jpg'; se espera 'Pollada.JPG', como se llama el archivo.`,
      'packages/content/photographs/Pollada.JPG: no se abre como foto; se espera un archivo JPEG, PNG, WebP o AVIF.',
    ]);
  });
});
