import { gzipSync } from 'node:zlib';
import type { Report } from '../report.ts';
import type { Attacker, Someone } from './attacker.ts';

const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;

/** Bodies that have broken somebody's parser before, to a call that anyone may make. */
const bodies = [
  ['vacío', 'application/json', ''],
  ['roto', 'application/json', '{"username":'],
  ['null', 'application/json', 'null'],
  ['una lista', 'application/json', '[]'],
  ['un número', 'application/json', '1e999'],
  ['diez mil niveles', 'application/json', deep],
  ['dos megas', 'application/json', `{"username":"${'x'.repeat(2_000_000)}"}`],
  ['__proto__', 'application/json', '{"__proto__":{"role":"ADMIN"},"username":"a"}'],
  ['constructor', 'application/json', '{"constructor":{"prototype":{"role":"ADMIN"}}}'],
  ['objetos como texto', 'application/json', '{"username":{"$ne":null},"password":{"$ne":null}}'],
  ['listas como texto', 'application/json', '{"username":["a"],"password":["b"]}'],
  ['NUL', 'application/json', '{"username":"a\\u0000","password":"b"}'],
  ['medio carácter', 'application/json', '{"username":"\\ud800","password":"b"}'],
  ['texto', 'text/plain', '{"username":"a","password":"b"}'],
  ['formulario', 'application/x-www-form-urlencoded', 'username=a&password=b'],
  ['partes', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['otra letra', 'application/json; charset=utf-7', '{}'],
] as const;

/** Mass assignment, forms of bodies and of ids, and posts from elsewhere (R13, R14, R24). */
export async function checkBodies(attacker: Attacker, report: Report, admin: Someone): Promise<void> {
  for (const [what, contentType, body] of bodies) {
    const { status } = await attacker.target.ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    report.check('cuerpos', what, status >= 400 && status < 500, status);
  }
  const zipped = await attacker.target.ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(' '.repeat(10_000_000)),
  });
  report.check('cuerpos', 'comprimido', zipped.status >= 400 && zipped.status < 500, zipped.status);
  await checkAssignment(attacker, report, admin);
  for (const id of [
    '0',
    '-1',
    '1.0',
    '1e3',
    '0x1',
    '2147483648',
    '9007199254740993',
    '%00',
    '1%20',
    "1'",
    '..',
    '1;2',
  ]) {
    const { status } = await attacker.call('GET', `/auth/users/${id}`, { as: admin.token });
    report.check('identificadores', id, status === 404, status);
  }
  for (const origin of ['https://otro-sitio.example', 'null']) {
    const { status } = await attacker.target.ask('/api/contactanos', {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      body: 'nombre=a&email=a@b.bo&mensaje=hola',
    });
    report.check('formularios ajenos', origin, status === 403, status);
  }
}

/** Fields that nobody may choose for themselves. */
async function checkAssignment(attacker: Attacker, report: Report, admin: Someone): Promise<void> {
  const raised = [
    'role',
    'ROLE',
    'rol',
    'isAdmin',
    'password_kind',
    'origin',
    'confirmed_ms',
    'token_version',
    'id',
  ];
  for (const [index, field] of raised.entries()) {
    const username = `elevada${index}`;
    const body = {
      username,
      email: `${username}@casa.bo`,
      codigo: `E-${index}`,
      nombre: 'E',
      apellido: 'F',
      password: 'una frase',
    };
    const value =
      field === 'id' ? admin.id : field.endsWith('_ms') || field.endsWith('version') ? 1 : 'ADMIN';
    const { status } = await attacker.call('POST', '/auth/register', { body: { ...body, [field]: value } });
    const all = await attacker.must<{ username: string; role: string; id: number }[]>('GET', '/auth/users', {
      as: admin.token,
    });
    const made = all.find((user) => user.username === username);
    const held = field === 'role' ? made === undefined : made?.role === 'USER' && made.id !== admin.id;
    report.check('campos de más', field, held, status);
  }
  const member = await attacker.someone('USER', admin);
  const own = { username: member.username, email: `${member.username}@casa.bo`, role: 'ADMIN' };
  const { status } = await attacker.call('PUT', `/auth/users/${member.id}`, { as: member.token, body: own });
  report.check('campos de más', 'un miembro no se edita', status === 403, status);
}
