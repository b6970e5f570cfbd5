/** One mark as every subject is given it. */
export interface Row {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly date: string;
  readonly time: string;
  readonly aporte: string | null;
}

const NAMES = [
  'Camila',
  'José Luis',
  'Ñusta',
  'Belén',
  'Mateo',
  'María Fernanda',
  'Daniel',
  'Noelia',
  'Íñigo',
  'Ruth',
  'Wara',
  'Óscar',
  'Sofía',
  'Luz',
  'Ever',
  'Ximena',
] as const;
const SURNAMES = [
  'Rojas',
  'Peñaranda',
  'Suárez',
  'Gutiérrez',
  'Choque',
  'Mamani',
  'Justiniano',
  'Vaca',
  'Núñez',
  'Áñez',
  'Quispe',
  'Zabala',
  'Ortiz',
  'Cuéllar',
] as const;

/** Name to search for, which is found first and is first by name: in every collation, and in one row only. */
export const SOUGHT = 'Aarat';

/** The same marks in every run: names repeat as they do in a town, numbers do not. */
export function makeRows(count: number): readonly Row[] {
  let state = 20_261_121;
  const pick = <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    // The low bits of such a generator repeat.
    return list[(state >>> 12) % list.length] as T;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    codigo: String(10_000 + ((index * 7919) % 1_000_003)),
    nombre: index === Math.floor(count * 0.7) ? SOUGHT : `${pick(NAMES)} ${pick(NAMES)}`,
    apellido: `${pick(SURNAMES)} ${pick(SURNAMES)}`,
    date: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
    time: `19:${String(index % 60).padStart(2, '0')}:00`,
    aporte: index % 3 === 0 ? `Bs ${(index % 50) + 1}` : null,
  }));
}
