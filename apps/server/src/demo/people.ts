import { ministries } from '@ministerio/content';

/** People of the sample data: given name, family name. The usernames are made of them. */
export const demoPeople: readonly (readonly [nombre: string, apellido: string])[] = [
  ['Ana', 'Rojas'],
  ['José', 'Mamani'],
  ['María', 'Quispe'],
  ['Daniel', 'Suárez'],
  ['Valentina', 'Justiniano'],
  ['Mateo', 'Flores'],
  ['Camila', 'Vaca'],
  ['Sebastián', 'Méndez'],
  ['Lucía', 'Áñez'],
  ['Gabriel', 'Choque'],
  ['Abigail', 'Peña'],
  ['Samuel', 'Rivero'],
  ['Noemí', 'Gutiérrez'],
  ['Elías', 'Salvatierra'],
  ['Rebeca', 'Montaño'],
  ['Joaquín', 'Pedraza'],
  ['Débora', 'Céspedes'],
  ['Tomás', 'Arteaga'],
  ['Sofía', 'Melgar'],
  ['Benjamín', 'Cuéllar'],
  ['Ester', 'Balcázar'],
  ['Caleb', 'Núñez'],
  ['Ruth', 'Terrazas'],
  ['Isaac', 'Barba'],
];

/** Ministries of the sample data: the first four of the church's own. */
export const demoMinistries = ministries.slice(0, 4).map(({ title }) => title);
