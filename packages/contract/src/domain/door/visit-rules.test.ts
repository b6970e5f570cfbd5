import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sendVisits } from '../../endpoints/visits.ts';
import { type VisitText, visitFaults } from './visit-rules.ts';

const good: VisitText = { nombre: 'Kevin', inicial: 'M', telefono: '', invito: '' };

/** The server's complaints about each field. */
function serverFaults(visit: VisitText): Record<string, string[]> {
  const { error } = sendVisits.body.safeParse({
    enviada: '2026-11-28T23:07:00Z',
    visitas: [
      {
        clave: '0b7a1c5e-5a0f-4e52-9b6f-0d7f6ad0c001',
        nombre: visit.nombre,
        inicial: visit.inicial,
        menor: false,
        ...(visit.telefono.trim() === '' ? {} : { telefono: visit.telefono }),
        ...(visit.invito.trim() === '' ? {} : { invito: visit.invito }),
        tomada: '2026-11-28T23:07:00Z',
      },
    ],
  });
  const faults: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path.at(-1));
    faults[field] = [...(faults[field] ?? []), message];
  }
  return faults;
}

it.each<[Partial<VisitText>, Partial<VisitText>]>([
  [{}, {}],
  [{ nombre: '  ' }, { nombre: 'Escribe el nombre' }],
  [{ nombre: 'x'.repeat(61) }, { nombre: 'Escribe como máximo 60 caracteres' }],
  [{ nombre: 'A\nB' }, { nombre: 'Contiene caracteres que no se pueden guardar' }],
  [{ inicial: '' }, { inicial: 'Escribe la primera letra del apellido' }],
  [{ inicial: '7' }, { inicial: 'Escribe una sola letra' }],
  [{ inicial: 'Ñ' }, {}],
  [{ inicial: 'N\u0303' }, {}],
  [{ telefono: '+591 700-12345' }, {}],
  [{ telefono: 'mi mamá' }, { telefono: 'Escribe el número con sus cifras' }],
  [{ telefono: '70012' }, { telefono: 'Escribe el número con sus cifras' }],
  [{ invito: 'x'.repeat(101) }, { invito: 'Escribe como máximo 100 caracteres' }],
])('%j: %j', (change, faults) => {
  expect(visitFaults({ ...good, ...change })).toEqual(faults);
});

it('says what the server would say, of any text', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 110 }),
    fc.string({ maxLength: 4, unit: 'binary' }),
    fc.stringMatching(/^[+0-9 ().\u200b-]{0,34}$/),
    fc.constantFrom('Á', 'N\u0303', 'ab', '\u200b', '1', 'M\u200b', ' \u200b '),
  );
  fc.assert(
    fc.property(fc.record({ nombre: text, inicial: text, telefono: text, invito: text }), (visit) => {
      const faults = visitFaults(visit);
      const theirs = serverFaults(visit);
      expect(Object.keys(faults).sort()).toEqual(Object.keys(theirs).sort());
      for (const [field, fault] of Object.entries(faults)) expect(theirs[field]).toContain(fault);
    }),
  );
});
