import { ministries } from '@ministerio/content';

/** People of the sample data: given name, family name. Usernames are built from them. */
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

/** Ministries of the sample data: the church's own. */
export const demoMinistries = ministries.map(({ title }) => title);

/** Of the range that the British regulator keeps for films: nobody is reached. E.164. */
export const demoPhones = {
  adult: '+447700900124',
  guardian: '+447700900125',
  writer: '+447700900126',
} as const;

/** Contact messages of the sample data, oldest first; `daysAgo` whole days before the first start. One is answered by WhatsApp. */
export const demoMessages = [
  {
    nombre: 'Patricia Vargas',
    email: 'patricia.vargas@example.com',
    mensaje:
      'Hola, ¿a qué hora es la reunión de adolescentes? Mi hijo tiene 14 años y quiere ir con un amigo.',
    daysAgo: 9,
  },
  {
    nombre: 'Hugo Antelo',
    email: 'hugo.antelo@example.com',
    mensaje: 'Buenas tardes.\nQuisiera información sobre el seminario: horarios y requisitos. ¡Gracias!',
    daysAgo: 4,
  },
  {
    nombre: 'Wilson Roca',
    email: '',
    whatsapp: demoPhones.writer,
    mensaje:
      'Buenas noches. ¿Hay transporte el sábado desde el centro? Prefiero que me respondan por WhatsApp.',
    daysAgo: 2,
  },
  {
    nombre: 'Carla Mercado',
    email: 'carla.mercado@example.com',
    mensaje: 'Pido oración por la salud de mi mamá. Dios los bendiga.',
    daysAgo: 1,
  },
] as const;

/** Sermons of the sample data: without videos. A configured channel replaces them. */
export const demoSermons = [
  { id: 'ejemplo-01', title: 'La fe que camina sobre el agua' },
  { id: 'ejemplo-02', title: 'Un lugar en la mesa' },
  { id: 'ejemplo-03', title: 'Jóvenes con propósito' },
  { id: 'ejemplo-04', title: 'Cuando la esperanza tarda' },
  { id: 'ejemplo-05', title: 'Las cartas desde la prisión' },
  { id: 'ejemplo-06', title: 'Luz en la ciudad' },
] as const;

/** Contributions as administrators type them; one in three records has one. `{currency}` is the church's sign. */
export const demoAportes = [
  '10',
  '20',
  '50',
  '5,50',
  '{currency} 15',
  '100',
  'Ofrenda de alimentos',
] as const;

/** Guardian of the missing minor in the sample data. */
export const demoGuardian = { nombre: 'Rosa Pedraza', parentesco: 'madre' } as const;
