import type { Closing, listClosings, OpenMonth } from '@ministerio/contract';
import type { z } from 'zod';
import type { Person, TestApp } from './test-app.ts';

/** Calls of an administrator on the way to a closing and after it. */
export function treasurer(app: TestApp, admin: Person) {
  /** A reason, and the confirmation that goes with it. */
  const because = (motivo?: string) =>
    motivo === undefined ? {} : { headers: { 'x-motivo': encodeURIComponent(motivo) }, confirmedBy: admin };
  const idOf = async (codigo: string): Promise<number> => {
    const users = await app.call('GET', '/auth/users', { as: admin });
    return users.json<{ id: number; codigo: string }[]>().find((user) => user.codigo === codigo)?.id ?? 0;
  };
  const edit = (id: number, aporte: string, motivo?: string) =>
    app.call('PATCH', `/asistencia/${id}/editar-aporte`, { as: admin, body: { aporte }, ...because(motivo) });
  return {
    idOf,
    edit,
    async ministry(name: string): Promise<number> {
      const answer = await app.call('POST', '/category/create', { as: admin, body: { name } });
      return answer.json<{ id: number }>().id;
    },
    async assign(codigo: string, ministry: number) {
      await app.call('POST', `/category/users/${await idOf(codigo)}/categories/${ministry}`, { as: admin });
    },
    /** Marks somebody on a past day, with an aporte or none. @returns the mark's id. */
    async mark(codigoMembresia: string, fecha: string, aporte: string | null): Promise<number> {
      const body = { codigoMembresia, fecha };
      const marked = await app.call('POST', '/asistencia/otra-fecha', { as: admin, body });
      const { id } = marked.json<{ id: number }>();
      if (aporte !== null) await edit(id, aporte);
      return id;
    },
    remove: (id: number, motivo?: string) =>
      app.call('DELETE', `/asistencia/${id}`, { as: admin, ...because(motivo) }),
    async read(): Promise<{ cierres: Closing[]; abiertos: OpenMonth[] }> {
      const answer = await app.call('GET', '/cierres', { as: admin });
      return answer.json<z.output<typeof listClosings.answer>>();
    },
    close: (body: object) => app.call('POST', '/cierres', { as: admin, body, confirmedBy: admin }),
  };
}
