import type { AttendanceEntry, Closing, CountedDay } from '@ministerio/contract';
import { parseAmountCents } from '@ministerio/contract/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treasurer } from '../closings.ts';
import { createTestApp } from '../test-app.ts';

test('two who close a month at once close it once, with what one of them counted', async () => {
  const app = await createTestApp();
  try {
    const admin = await app.person('ADMIN', 'admin');
    const panel = treasurer(app, admin);
    await app.person('USER', 'ana', { codigo: '5501' });
    await panel.mark('5501', '2026-08-01', 'Bs 20');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((cantidad) =>
        panel.close({ mes: '2026-08', registrado: 2000, conteo: [{ valor: 1000, cantidad }] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Closing>();
    expect((await panel.read()).cierres).toEqual([winner]);
  } finally {
    await app.close();
  }
});

test('an edit at the same moment is in the closing, an adjustment of it, or refused', async () => {
  const app = await createTestApp();
  try {
    const admin = await app.person('ADMIN', 'admin');
    const panel = treasurer(app, admin);
    await app.person('USER', 'ana', { codigo: '5501' });
    for (const [index, mes] of ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'].entries()) {
      const id = await panel.mark('5501', `${mes}-07`, 'Bs 20');
      const isReasoned = index % 2 === 0;
      await Promise.all([
        panel.edit(id, 'Bs 50', isReasoned ? 'Se contó mal' : undefined),
        panel.close({ mes, registrado: 2000, conteo: [] }),
      ]);
      const [now] = (await app.call('GET', `/asistencia/general?fecha=${mes}-07`, { as: admin })).json<
        AttendanceEntry[]
      >();
      const { cierres, abiertos } = await panel.read();
      const closing = cierres.find((one) => one.mes === mes);
      const { registrado = 0 } = closing ?? abiertos.find((one) => one.mes === mes) ?? {};
      const sum = (closing?.ajustes ?? []).reduce((total, { centavos }) => total + centavos, registrado);
      expect([mes, sum]).toEqual([mes, now?.aporte === 'Bs 50' ? 5000 : 2000]);
    }
  } finally {
    await app.close();
  }
});

test.each([4, 5])('a closing is the sum of its days, each mark once (%i)', async (seed) => {
  const app = await createTestApp();
  try {
    const admin = await app.person('ADMIN', 'admin');
    const panel = treasurer(app, admin);
    const codes = ['5501', '5502', '5503'];
    for (const codigo of codes) await app.person('USER', `m${codigo}`, { codigo });
    const ministries = [await panel.ministry('Red de Jóvenes'), await panel.ministry('Música')];
    const aMark = fc.record({
      codigo: fc.constantFrom(...codes),
      day: fc.integer({ min: 1, max: 31 }),
      aporte: fc.constantFrom(null, 'Bs 20', '10,50', 'arroz', '0'),
    });
    const oneADay = { selector: ({ codigo, day }: { codigo: string; day: number }) => `${codigo} ${day}` };
    const [marks = []] = fc.sample(fc.uniqueArray(aMark, { minLength: 25, maxLength: 25, ...oneADay }), {
      seed,
      numRuns: 1,
    });
    const membership = fc.uniqueArray(fc.constantFrom(...ministries));
    for (const [index, own] of fc.sample(membership, { seed, numRuns: codes.length }).entries()) {
      for (const category of own) await panel.assign(codes[index] ?? '', category);
    }
    for (const { codigo, day, aporte } of marks) {
      await panel.mark(codigo, `2026-08-${String(day).padStart(2, '0')}`, aporte);
    }
    const days = (await app.call('GET', '/conteos?desde=2026-08-01&hasta=2026-08-31', { as: admin })).json<
      CountedDay[]
    >();
    const cents = { 'Bs 20': 2000, '10,50': 1050 };
    const registrado = marks.reduce((sum, { aporte }) => sum + (cents[aporte as keyof typeof cents] ?? 0), 0);
    const open = (await panel.read()).abiertos[0];
    const closing = (await panel.close({ mes: '2026-08', registrado, conteo: [] })).json<Closing>();
    const { asistencias, sinMonto, ministerios } = closing;
    expect({ mes: '2026-08', asistencias, registrado, sinMonto, ministerios }).toEqual(open);
    expect(asistencias).toBe(days.reduce((sum, { conNumero }) => sum + conNumero, 0));
    expect(sinMonto).toBe(marks.filter(({ aporte }) => aporte === 'arroz').length);
    for (const { nombre, asistencias: count, centavos, sinMonto: without } of ministerios) {
      const those = days.flatMap((one) => one.ministerios.filter((part) => part.nombre === nombre));
      expect([nombre, count]).toEqual([nombre, those.reduce((sum, part) => sum + part.asistencias, 0)]);
      expect(centavos).toBe(those.reduce((sum, part) => sum + part.centavos, 0));
      expect(without).toBe(those.reduce((sum, part) => sum + part.sinMonto, 0));
    }
  } finally {
    await app.close();
  }
});

describe('a closed month', () => {
  const people = ['5501', '5502', '5503', '5504'];
  const days = ['2026-07-04', '2026-07-11', '2026-08-01', '2026-08-08'];
  const step = fc.record({
    what: fc.constantFrom('mark', 'edit', 'edit', 'edit', 'delete', 'person', 'ministry', 'move', 'close'),
    codigo: fc.constantFrom(...people),
    day: fc.constantFrom(...days),
    aporte: fc.constantFrom('Bs 20', '10,50', 'arroz', '0'),
    motivo: fc.constantFrom(undefined, 'Se contó mal'),
  });

  test.each([1, 2, 3])('changes its total only by an adjustment with a reason (%i)', async (seed) => {
    const app = await createTestApp();
    try {
      const admin = await app.person('ADMIN', 'admin');
      const panel = treasurer(app, admin);
      for (const codigo of people) await app.person('USER', `m${codigo}`, { codigo });
      const own = await panel.ministry('Red de Jóvenes');
      for (const codigo of people.slice(0, 2)) await panel.assign(codigo, own);
      for (const [index, codigo] of people.entries()) await panel.mark(codigo, days[index] ?? '', 'Bs 30');
      const closed = new Map<string, Closing>();
      const gaps = new Map<string, number>();
      const marksOf = async (day: string) =>
        (await app.call('GET', `/asistencia/general?fecha=${day}`, { as: admin })).json<AttendanceEntry[]>();
      /** Present sum of a month's marks. */
      const recordedNow = async (mes: string) => {
        const marks = (await Promise.all(days.filter((day) => day.startsWith(mes)).map(marksOf))).flat();
        return marks.reduce((sum, { aporte }) => sum + (parseAmountCents(aporte ?? '', 'Bs') ?? 0), 0);
      };
      const [steps = []] = fc.sample(fc.array(step, { minLength: 60, maxLength: 60 }), { seed, numRuns: 1 });
      for (const { what, codigo, day, aporte, motivo } of steps) {
        const [{ id = 0 } = {}] = await marksOf(day);
        if (what === 'mark') await panel.mark(codigo, day, null);
        if (what === 'edit') await panel.edit(id, aporte, motivo);
        if (what === 'delete') await panel.remove(id, motivo);
        if (what === 'person' && day === days[0])
          await app.call('DELETE', `/auth/users/${await panel.idOf(codigo)}`, { as: admin });
        if (what === 'ministry' && day === days[1])
          await app.call('DELETE', `/category/delete/${own}`, { as: admin });
        if (what === 'move')
          await app.call('DELETE', `/category/users/${await panel.idOf(codigo)}/categories/${own}`, {
            as: admin,
          });
        if (what === 'close') {
          const mes = day.slice(0, 7);
          const registrado =
            (await panel.read()).abiertos.find((month) => month.mes === mes)?.registrado ?? 0;
          await panel.close({ mes, registrado, conteo: [] });
        }
        for (const closing of (await panel.read()).cierres) {
          const before = closed.get(closing.mes) ?? closing;
          const { ajustes, ...figures } = closing;
          const { ajustes: earlier, ...known } = before;
          expect(figures).toEqual(known);
          expect(ajustes.slice(0, earlier.length)).toEqual(earlier);
          for (const line of ajustes) expect(line.motivo).not.toBe('');
          if (what !== 'edit' && what !== 'delete') expect(ajustes).toHaveLength(earlier.length);
          closed.set(closing.mes, closing);
          const total = ajustes.reduce((sum, { centavos }) => sum + centavos, closing.registrado);
          const gap = total - (await recordedNow(closing.mes));
          // A person who leaves takes their marks along, and no cent of a closed month.
          if (what !== 'person') expect([what, gap]).toEqual([what, gaps.get(closing.mes) ?? 0]);
          gaps.set(closing.mes, gap);
        }
      }
      expect(closed.size).toBe(2);
    } finally {
      await app.close();
    }
  });
});
