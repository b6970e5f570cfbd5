import { COPY_FAILURES, type SecurityNotices } from '@ministerio/contract';
import {
  serverProblems as problems,
  quietNotices,
  sealedCopies,
  securityNotices,
} from '@ministerio/contract/fixtures';
import type { NoticeItem } from '@ministerio/ui/composed/notice-list';
import { describe, expect, it } from 'vitest';
import { copiesNotice } from './copies-notice.ts';
import { doorNotices } from './door-notices.tsx';
import { changeNotices, faultNotices } from './security-notices.tsx';
import { serverProblems } from './server-problems.ts';

const zone = 'America/La_Paz';
const titles = (notices: readonly NoticeItem[]) => notices.map(({ title }) => title);
const changed = (some: Partial<SecurityNotices>) => changeNotices({ ...quietNotices, ...some }, zone);
const linesOf = (some: Partial<SecurityNotices>) => changed(some).flatMap(({ lines }) => lines);

describe('changes by administrators', () => {
  it('says nothing in a quiet week', () => {
    expect(changed({})).toEqual([]);
    expect(faultNotices(quietNotices, 'admin', zone)).toEqual([]);
  });

  it('has a warning for each kind of change, and closes as information', () => {
    const notices = changed(securityNotices);
    expect(titles(notices)).toEqual([
      'Nuevos administradores',
      'Cambiaron accesos de administradores',
      'Cambiaron datos del sitio',
      'Menores y tutores',
      'Cierre de aportes',
    ]);
    expect(notices.map(({ tone }) => tone)).toEqual(['warning', 'warning', 'warning', 'warning', 'info']);
  });

  it('names who became an administrator', () => {
    expect(linesOf({ administradores: securityNotices.administradores })[0]).toEqual({
      text: '«jose.luis» ahora es administrador desde el 20-11-2026 a las 19:40; lo hizo «admin».',
      href: '/dashboard/editar/3',
      label: 'Revisar a jose.luis',
    });
  });

  it('names whose access was changed, a renamed account by its former name', () => {
    expect(linesOf({ accesos: securityNotices.accesos })).toEqual([
      '«jose.luis» puso una contraseña nueva a «ruth.a» el 20-11-2026 a las 11:10.',
      '«jose.luis» eliminó a un administrador el 19-11-2026 a las 08:30.',
    ]);
    const renamed = { username: 'segundax', antes: 'ruth.a', por: 'jose.luis' };
    expect(
      linesOf({ accesos: [{ ...renamed, motivo: 'usuario-o-correo', cuando: '2026-11-20T15:10:00.000Z' }] }),
    ).toEqual([
      '«jose.luis» cambió el usuario o el correo de «ruth.a» (ahora «segundax») el 20-11-2026 a las 11:10.',
    ]);
  });

  it('counts what each administrator deleted', () => {
    const borrados = [
      { por: 'jose.luis', que: 'personas', total: 24, cuando: '2026-11-20T15:10:00.000Z' },
      { por: 'ruth.a', que: 'ministerios', total: 1, cuando: '2026-11-19T15:10:00.000Z' },
    ] as const;
    expect(linesOf({ borrados: [...borrados] })).toEqual([
      '«jose.luis» borró 24 personas, lo último el 20-11-2026 a las 11:10.',
      '«ruth.a» borró 1 ministerio el 19-11-2026 a las 11:10.',
    ]);
  });

  it('names new and former leaders, and who asked for too many chats', () => {
    const change = { ministerio: 'Danza', por: 'jose.luis', cuando: '2026-11-20T21:40:00.000Z' };
    expect(
      linesOf({
        lideres: [
          { ...change, motivo: 'nombrado', username: 'camila' },
          { ...change, motivo: 'quitado', username: null },
        ],
        chats: [{ por: 'camila', cuando: '2026-11-21T21:45:00.000Z' }],
      }),
    ).toEqual([
      '«jose.luis» nombró a «camila» para liderar Danza el 20-11-2026 a las 17:40.',
      '«jose.luis» quitó a una cuenta eliminada de liderar Danza el 20-11-2026 a las 17:40.',
      '«camila» pidió más chats de los que se abren en una hora o un día el 21-11-2026 a las 17:45.',
    ]);
  });

  it('tells changed data, minors and months', () => {
    const { datos, menores, cierres } = securityNotices;
    expect(linesOf({ datos, menores, cierres })).toEqual([
      '«jose.luis» cambió WhatsApp el 20-11-2026 a las 10:05.',
      '«jose.luis» hizo que «daniel» deje de contar como menor el 20-11-2026 a las 17:30.',
      '«jose.luis» puso el teléfono de un tutor de «mateo» el 19-11-2026 a las 17:30, con otro administrador: el número también es de otra persona.',
      '«ruth.a» importó los teléfonos de 12 tutores el 18-11-2026 a las 16:15.',
      '«ruth.a» cerró octubre de 2026 el 20-11-2026 a las 19:20.',
    ]);
    const adjusted = { motivo: 'ajustado', mes: '2026-09', por: 'admin' } as const;
    expect(linesOf({ cierres: [{ ...adjusted, cuando: '2026-11-19T22:00:00.000Z' }] })).toEqual([
      '«admin» ajustó septiembre de 2026 el 19-11-2026 a las 18:00.',
    ]);
  });
});

describe('phones of the door', () => {
  const [held, code] = securityNotices.puerta;
  if (held === undefined || code === undefined) throw new TypeError('The fixtures hold no notices.');

  it('says which were held and who made codes', () => {
    const [first, second] = doorNotices(securityNotices.puerta, zone);
    expect(first).toMatchObject({
      tone: 'warning',
      title: 'Se frenó un teléfono de la puerta',
      lines: ['«Mesa 1» envió demasiados números que nadie tiene, el 20-11-2026 a las 19:20.'],
    });
    expect(second).toMatchObject({
      title: 'Códigos para teléfonos de la puerta',
      lines: ['«jose.luis» hizo un código para marcar viendo nombres; fue el 20-11-2026 a las 18:15.'],
    });
    expect(titles(doorNotices([held, held], zone))).toEqual(['Se frenaron teléfonos de la puerta']);
    expect(doorNotices([], zone)).toEqual([]);
  });

  it('has a line for each author and kind, with the newest one’s hour', () => {
    const numbers = { ...code, por: 'ruth.a', perfil: 'numeros' } as const;
    const many = [
      { ...numbers, cuando: '2026-11-21T22:20:00.000Z' },
      { ...numbers, cuando: '2026-11-21T22:10:00.000Z' },
      code,
    ];
    expect(doorNotices(many, zone)[0]?.lines).toEqual([
      '«ruth.a» hizo 2 códigos para marcar solo con números; el último el 21-11-2026 a las 18:20.',
      '«jose.luis» hizo un código para marcar viendo nombres; fue el 20-11-2026 a las 18:15.',
    ]);
  });
});

describe('the server’s machine', () => {
  it('says for each problem what to do and since when', () => {
    const notices = serverProblems(problems, zone);
    expect(notices).toHaveLength(problems.length);
    for (const { text, advice } of notices) {
      expect(text?.[0]).toMatch(/\.$/);
      expect(advice).toMatch(/ Se notó el \d\d-11-2026 a las \d\d:\d\d\.$/);
    }
  });
});

describe('sealed copies', () => {
  const notice = (some: Partial<NonNullable<SecurityNotices['copias']>>) =>
    copiesNotice({ ...sealedCopies, ...some }, Date.parse('2026-11-21T23:00:00.000Z'), zone);
  const none = { motivo: null, desde: null, ultima: null, ensayo: null };

  it.each([
    ['success', 'Las copias salen del equipo', {}],
    ['info', 'Las copias no salen del equipo', { ...none, estado: 'sin-configurar' }],
    ['warning', 'Falta comprobar la clave de las copias', { ...none, estado: 'sin-comprobar' }],
    [
      'warning',
      'El ensayo de restauración está atrasado',
      { ensayo: { resultado: 'atrasado', cuando: '2026-11-09T22:40:00.000Z' } },
    ],
    [
      'danger',
      'El ensayo de restauración falló',
      { ensayo: { resultado: 'falla', cuando: '2026-11-20T22:40:00.000Z' } },
    ],
  ] as const)('%s: %s', (tone, title, some) => {
    expect(notice(some)).toMatchObject({ tone, title });
  });

  it('says when the last copy and the last rehearsal were', () => {
    expect(notice({}).text).toEqual([
      'Última copia: 21-11-2026 a las 18:40.',
      'Ensayo de restauración: bien, hace 3 días.',
    ]);
    expect(notice({ ensayo: null }).text).toContain('Ensayo de restauración: todavía ninguno.');
    expect(notice({ ensayo: { resultado: 'atrasado', cuando: '2026-11-09T22:40:00.000Z' } }).text).toContain(
      'Ensayo de restauración: el último fue bien, hace 12 días.',
    );
  });

  it.each(COPY_FAILURES)('says why they fail: %s', (motivo) => {
    const { tone, text, advice } = notice({ estado: 'falla', motivo, desde: '2026-11-21T22:45:00.000Z' });
    expect(tone).toBe('danger');
    expect(text).toContain('Sin copias nuevas desde el 21-11-2026 a las 18:45.');
    expect(advice).toMatch(/\.$/);
  });
});
