import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@ministerio/contract';
import type { Person, TestApp } from './test-app.ts';

/** Needs of an administrator's call that changes something: its path and body, once its subject is there. */
interface Change {
  readonly path: string;
  readonly body?: unknown;
}

/**
 * How to make each call that changes something as an administrator, by the endpoint's name. A new call is written in here.
 * @param people - an administrator, who prepares, and a member; asked each time, because sessions end.
 */
export function everyChange(
  server: TestApp,
  people: () => { readonly admin: Person; readonly ana: Person },
): Readonly<Record<string, () => Promise<Change>>> {
  const call = (method: Endpoint['method'], path: string, body?: unknown, as = people().admin) =>
    server.call(method, path, { as, body });
  const idOf = (answer: { json: () => unknown }) => (answer.json() as { id: number }).id;
  const ministry = async (name: string) => idOf(await call('POST', '/category/create', { name }));
  const marked = async (codigo: string) => {
    await server.person('USER', `m${codigo}`, { codigo });
    return idOf(await call('POST', '/asistencia/marcar-por-membresia', { codigoMembresia: codigo }));
  };
  const someone = async (name: string) => (await server.person('USER', name)).id;
  const message = async () => {
    await call('POST', '/contactanos', { nombre: 'Hugo', whatsapp: '70012345', mensaje: 'hola' });
    const [newest] = (await call('GET', '/contactanos')).json<{ id: number }[]>();
    return newest?.id ?? 0;
  };

  const now = () => new Date(server.clock()).toISOString();
  const sentNow = () => ({ enviada: now() });
  const typed = (codigo: string) => ({ codigo, tomada: now() });
  const visit = (nombre: string) => ({
    clave: randomUUID(),
    nombre,
    inicial: 'M',
    menor: false,
    tomada: now(),
  });
  const visitor = async (nombre: string) => {
    const answer = await call('POST', '/puerta/visitas', { ...sentNow(), visitas: [visit(nombre)] });
    return answer.json<{ resultados: { visita: number }[] }>().resultados[0]?.visita ?? 0;
  };

  /** The row of somebody who visits today, in the follow-up. */
  const newcomer = async (nombre: string) => {
    const visitas = [{ ...visit(nombre), telefono: '70012345' }];
    const answer = await call('POST', '/puerta/visitas', { ...sentNow(), visitas });
    const { visita } = answer.json<{ resultados: { visita: number }[] }>().resultados[0] ?? { visita: 0 };
    return `v${visita}-2026-09-26`;
  };

  /** A ministry that the administrator leads, with a member whose row is in its follow-up. */
  const led = async (name: string) => {
    const id = await ministry(name);
    const { store } = server.storage.database;
    const grant = { category_id: id, user_id: people().admin.id, since_ms: 0, granted_by: null };
    await store.insertInto('category_leaders').values(grant).execute();
    const codigo = `L${id}`;
    const { id: member } = await server.person('USER', `nueva${id}`, { codigo });
    await call('POST', `/category/users/${member}/categories/${id}`);
    await call('POST', '/asistencia/marcar-por-membresia', { codigoMembresia: codigo });
    return { path: `/lider/ministerios/${id}`, member, row: `seguimientos/u${member}-2026-09-26` };
  };

  const notice = { texto: 'Hoy hay vigilia', enlace: null, hasta: '2026-12-31' };
  const identity = { username: 'lia', email: 'lia@casa.bo', codigo: '9911', nombre: 'Lía', apellido: 'Paz' };

  return {
    login: async () => ({ path: '/auth/login', body: { username: 'ana', password: people().ana.password } }),
    register: async () => ({ path: '/auth/register', body: { ...identity, password: '9911' } }),
    updateUser: async () => ({
      path: `/auth/users/${people().ana.id}`,
      body: { username: 'ana', email: 'nueva@casa.bo' },
    }),
    saveFicha: async () => {
      const consentimientos = { cuenta: 'papel', foto: null, mensajes: null };
      const body = { version: 0, telefono: '70012345', anioNacimiento: null, tutores: [], consentimientos };
      return { path: `/auth/users/${people().ana.id}/ficha`, body };
    },
    setMinistryOfMinors: async () => ({
      path: `/category/${await ministry('Teatro')}/menores`,
      body: { deMenores: true },
    }),
    confirmUser: async () => {
      const { id } = await server.person('USER', 'propia', { origin: 'public', confirmedMs: null });
      return { path: `/auth/users/${id}/confirmar` };
    },
    deleteUser: async () => ({ path: `/${await someone('uno')}` }),
    deleteUserByPath: async () => ({ path: `/auth/users/${await someone('dos')}` }),
    resetPassword: async () => ({
      path: `/auth/users/${await someone('tres')}/restablecer`,
      body: { clave: 'una-clave-larga', claveActual: people().admin.password },
    }),
    closeSessions: async () => ({ path: `/auth/users/${await someone('cuatro')}/cerrar-sesiones`, body: {} }),
    changeOwnPassword: async () => {
      const { password } = people().admin;
      return { path: '/auth/me/clave', body: { claveActual: password, claveNueva: 'otra-clave-larga' } };
    },
    requestDeletion: async () => ({ path: '/auth/me/eliminacion' }),
    withdrawDeletion: async () => {
      await call('POST', '/auth/me/eliminacion');
      return { path: '/auth/me/eliminacion' };
    },
    dismissDeletion: async () => {
      await call('POST', '/auth/me/eliminacion', undefined, people().ana);
      return { path: `/auth/eliminaciones/${people().ana.id}` };
    },
    confirmImport: async () => {
      const filas = [{ ...identity, username: 'ivo', email: 'ivo@casa.bo', codigo: '771234' }];
      await call('POST', '/auth/users/importar/una', { desde: 0, filas });
      return { path: '/auth/users/importar/una/confirmar', body: { filas: 1 } };
    },
    createCategory: async () => ({ path: '/category/create', body: { name: 'Coro' } }),
    deleteCategory: async () => ({ path: `/category/delete/${await ministry('Danza')}` }),
    setFollowUpThreshold: async () => ({
      path: `/category/${await ministry('Jóvenes')}/seguimiento`,
      body: { faltas: 2 },
    }),
    takeFollowUp: async () => ({ path: `/seguimientos/${await newcomer('Abel')}/tomar`, body: {} }),
    dropFollowUp: async () => {
      const id = await newcomer('Noé');
      await call('POST', `/seguimientos/${id}/tomar`, {});
      return { path: `/seguimientos/${id}/soltar` };
    },
    openFollowUpChat: async () => {
      const id = await newcomer('Rut');
      await call('POST', `/seguimientos/${id}/tomar`, {});
      return { path: `/seguimientos/${id}/chat`, body: { texto: 'Hola {nombre}' } };
    },
    noteFollowUp: async () => ({
      path: `/seguimientos/${await newcomer('Job')}`,
      body: { estado: 'escrito', nota: 'Vive cerca' },
    }),
    markInMinistry: async () => {
      const { path } = await led('Alabanza');
      const id = Number(path.split('/').at(-1));
      const member = await someone('tocada');
      await call('POST', `/category/users/${member}/categories/${id}`);
      return { path: `${path}/asistencia/${member}`, body: { fecha: '2026-09-26', presente: true } };
    },
    noteMeeting: async () => ({
      path: `${(await led('Ensayo')).path}/reunion`,
      body: { fecha: '2026-09-26', hubo: false },
    }),
    takeMinistryFollowUp: async () => {
      const { path, row } = await led('Títeres');
      return { path: `${path}/${row}/tomar` };
    },
    dropMinistryFollowUp: async () => {
      const { path, row } = await led('Mimos');
      await call('POST', `${path}/${row}/tomar`);
      return { path: `${path}/${row}/soltar` };
    },
    openMinistryChat: async () => {
      const { path, row, member } = await led('Pandero');
      const unknown = { guardian_ms: null, chat_from_ms: null };
      await server.storage.database.store
        .insertInto('person_details')
        .values({ user_id: member, telefono: '+59170012345', birth_year: 1990, ...unknown })
        .execute();
      await call('POST', `${path}/${row}/tomar`);
      return { path: `${path}/${row}/chat`, body: { texto: 'Hola' } };
    },
    noteMinistryFollowUp: async () => {
      const { path, row } = await led('Cocina');
      return { path: `${path}/${row}`, body: { estado: 'escrito' } };
    },
    assignCategory: async () => ({
      path: `/category/users/${people().ana.id}/categories/${await ministry('Uno')}`,
    }),
    unassignCategory: async () => {
      const path = `/category/users/${people().ana.id}/categories/${await ministry('Dos')}`;
      await call('POST', path);
      return { path };
    },
    markByNumber: async () => ({
      path: '/asistencia/marcar-por-membresia',
      body: { codigoMembresia: '5501' },
    }),
    markLate: async () => ({
      path: '/asistencia/otra-fecha',
      body: { codigoMembresia: '5501', fecha: '2026-09-19' },
    }),
    editAporte: async () => ({
      path: `/asistencia/${await marked('7001')}/editar-aporte`,
      body: { aporte: '50' },
    }),
    deleteAttendance: async () => ({ path: `/asistencia/${await marked('7002')}` }),
    markMessages: async () => ({
      path: '/contactanos/lectura',
      body: { ids: [await message()], leido: true },
    }),
    publishDocument: async () => ({ path: '/contenido/aviso', body: { version: 0, valor: notice } }),
    restoreVersion: async () => {
      const { version } = (await call('GET', '/contenido/aviso')).json<{ version: number }>();
      return { path: '/contenido/aviso/versiones/0/restaurar', body: { version } };
    },
    openMessageChat: async () => ({ path: `/contactanos/${await message()}/chat`, body: { texto: 'Hola' } }),
    deleteMessage: async () => ({ path: `/contactanos/${await message()}` }),
    undoMark: async () => {
      const clave = randomUUID();
      await server.person('USER', 'm7003', { codigo: '7003' });
      await call('POST', '/puerta/marcas', { ...sentNow(), marcas: [{ clave, ...typed('7003') }] });
      return { path: `/puerta/marcas/${clave}` };
    },
    sendMarks: async () => {
      await server.person('USER', 'm7004', { codigo: '7004' });
      const marcas = [{ clave: randomUUID(), ...typed('7004') }];
      return { path: '/puerta/marcas', body: { ...sentNow(), marcas } };
    },
    putHeadCount: async () => ({ path: '/puerta/conteos/2026-09-26', body: { total: 20 } }),
    sendVisits: async () => ({ path: '/puerta/visitas', body: { ...sentNow(), visitas: [visit('Luz')] } }),
    makeScreenLink: async () => ({ path: '/pantalla/enlaces' }),
    endScreenLinks: async () => {
      await call('POST', '/pantalla/enlaces');
      return { path: '/pantalla/enlaces' };
    },
    joinVisitors: async () => {
      await visitor('Kevin');
      return { path: `/visitas/${await visitor('Kevin')}/unir`, body: { con: await visitor('Kevin') } };
    },
    makeMember: async () => ({
      path: `/visitas/${await visitor('Teo')}/miembro`,
      body: { usuario: people().ana.id },
    }),
    withdrawPhoto: async () => {
      const id = 'f'.repeat(32);
      const row = { id, created_ms: 0, width: 1, height: 1, size: 1 };
      await server.storage.database.store.insertInto('photos').values(row).execute();
      return { path: `/fotos/${id}` };
    },
  };
}
