import type { Attendance } from '@ministerio/contract';

const NAMES = ['Camila', 'José Luis', 'Ñusta', 'Abigail', 'Mateo', 'María Fernanda', 'Daniel'];
const SURNAMES = ['Rojas Vaca', 'Peñaranda Núñez', 'Suárez', 'Gutiérrez Añez', 'Choque Mamani'];

/** Generates marks of people with distinct numbers, from 10001 on. */
export function manyRecords(count: number): readonly Attendance[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    date: '2026-11-21',
    time: `19:${String(index % 60).padStart(2, '0')}:00`,
    latitude: null,
    longitude: null,
    aporte: index % 3 === 0 ? `Bs ${(index % 50) + 1}` : null,
    user: {
      codigo: String(10_001 + index),
      nombre: `${NAMES[index % NAMES.length]} ${index + 1}`,
      apellido: SURNAMES[index % SURNAMES.length] ?? '',
    },
  }));
}
