import type { HttpHandler } from 'msw';
import { doorLists, doorPhones, numbersPhone, people, users, visitors } from '../fixtures/index.ts';
import {
  confirmDoorPhone,
  type DoorList,
  dayCounts,
  doorList,
  enrolPhone,
  joinVisitors,
  listDoorPhones,
  listVisitors,
  type MarkAnswer,
  makeDoorCode,
  makeMember,
  putHeadCount,
  readVisitorContact,
  removeDoorPhone,
  sendMarks,
  sendVisits,
  undoMark,
} from '../src/index.ts';
import { mock } from './mock.ts';

const done = (message: string) => ({ message });
const HOUR = '19:03:12';
const markOf = (id: number, clave: string | null) => ({
  asistencia: 500 + id,
  hora: HOUR,
  telefono: null,
  clave,
});

/**
 * The calls of the door. Marks are remembered: the numbers of the fixtures' people are known, everybody else's are not.
 * @param profile - who calls.
 */
export function mockDoor(profile: keyof typeof doorLists = 'administrador'): readonly HttpHandler[] {
  const marked = new Map<number, string>();
  const answers = new Map<string, MarkAnswer>();
  const visits: string[] = [];
  const list = (): DoorList => {
    const known = doorLists[profile];
    const day = {
      presentes: known.presentes + marked.size,
      visitas: visits.length,
      propias: [...marked.values(), ...visits],
    };
    if (known.perfil === 'numeros') return { ...known, ...day };
    const own = <Person extends { id: number }, Mark>(
      { ...person }: Person,
      toMark: (clave: string) => Mark,
    ) => {
      const clave = marked.get(person.id);
      return clave === undefined ? person : { ...person, marca: toMark(clave) };
    };
    return known.perfil === 'nombres'
      ? {
          ...known,
          ...day,
          personas: known.personas.map((one) => own(one, (clave) => ({ clave, hora: HOUR }))),
        }
      : {
          ...known,
          ...day,
          personas: known.personas.map((one) => own(one, (clave) => markOf(one.id, clave))),
        };
  };
  /** Only an administrator's list of the fixtures has marks of other doors. */
  const othersMark = (id: number) =>
    profile === 'administrador' ? doorLists[profile].personas.find((one) => one.id === id)?.marca : null;
  const mark = ({ clave, codigo, usuario }: { clave: string; codigo?: string; usuario?: number }) => {
    const person = users.find((user) => user.id === usuario || user.codigo === codigo);
    if (person === undefined) return { clave, resultado: 'no-existe' as const };
    const others = othersMark(person.id);
    const resultado = others || marked.has(person.id) ? ('ya-estaba' as const) : ('marcada' as const);
    if (resultado === 'marcada') marked.set(person.id, clave);
    const initial = person.apellido.slice(0, 1);
    if (profile === 'numeros') return { clave, resultado };
    if (profile === 'nombres') {
      return { clave, resultado, nombre: `${person.nombre} ${initial}.`, usuario: person.id };
    }
    return {
      clave,
      resultado,
      nombre: `${person.nombre} ${person.apellido}`,
      usuario: person.id,
      marca: { ...(others ?? markOf(person.id, marked.get(person.id) ?? null)), codigo: person.codigo },
    };
  };
  return [
    mock(makeDoorCode, {
      codigo: 'K7QM4XWD',
      vence: '2026-11-21T23:10:00.000Z',
      fin: '2026-11-22T03:00:00.000Z',
    }),
    mock(enrolPhone, ({ body }) => ({
      ...numbersPhone,
      nombre: enrolPhone.body.parse(body).nombre,
    })),
    mock(listDoorPhones, [...doorPhones]),
    mock(confirmDoorPhone, done('Teléfono confirmado. Ya puede mostrar los nombres.')),
    mock(removeDoorPhone, done('Teléfono quitado. Ya no puede marcar.')),
    mock(sendMarks, ({ body }) => ({
      resultados: sendMarks.body.parse(body).marcas.map(({ clave, codigo, usuario }) => {
        const answer =
          answers.get(clave) ?? mark({ clave, ...(codigo ? { codigo } : { usuario: usuario ?? 0 }) });
        answers.set(clave, answer);
        return answer;
      }),
    })),
    mock(undoMark, ({ params }) => {
      for (const [id, clave] of marked) if (clave === params.clave) marked.delete(id);
      return done('Marca deshecha.');
    }),
    mock(doorList, list),
    mock(sendVisits, ({ body }) => ({
      resultados: sendVisits.body.parse(body).visitas.map(({ clave }) => {
        visits.push(clave);
        return {
          clave,
          resultado: 'anotada' as const,
          ...(profile === 'administrador' ? { visita: 12, parecidas: [] } : {}),
        };
      }),
    })),
    mock(putHeadCount, ({ params, body }) => ({
      fecha: params.fecha ?? '',
      total: putHeadCount.body.parse(body).total,
    })),
    mock(listVisitors, [...visitors]),
    mock(readVisitorContact, { telefono: '70012345', tutorTelefono: null }),
    mock(joinVisitors, done('Son la misma visita.')),
    mock(makeMember, { usuario: people.daniel, asistencias: 2 }),
    mock(dayCounts, ({ params }) => ({
      fecha: params.fecha ?? '',
      conNumero: 143,
      visitas: 12,
      sinNombre: 20,
    })),
  ];
}
