import type { HttpHandler } from 'msw';
import {
  attendanceRecords,
  auditEntries,
  categories,
  closedMonths,
  countedDays,
  doneSteps,
  emptyFicha,
  fakeToken,
  messages,
  monthRecords,
  myAttendanceRecords,
  openMonth,
  ownDataOfCamila,
  quietNotices,
  attendanceStatistics as statistics,
  users,
  videos,
  wholeChain,
} from '../fixtures/index.ts';
import {
  adjustClosing,
  assignCategory,
  attendanceByCategory,
  attendanceDays,
  attendanceOfAll,
  attendanceStatistics,
  categoryMembers,
  changeOwnPassword,
  closeMonth,
  confirmImport,
  confirmUser,
  countMembers,
  createCategory,
  deleteAttendance,
  deleteCategory,
  deleteMessage,
  deleteUser,
  deletionStatus,
  demoStatus,
  dismissDeletion,
  editAporte,
  exchangeOwnPhone,
  exportOwnData,
  forgetOwnPhone,
  getUser,
  hideFirstSteps,
  keepOwnPhone,
  listAudit,
  listCategories,
  listClosings,
  listDeletionRequests,
  listFactors,
  listMessages,
  listNotices,
  listOwnPhones,
  listUnconfirmed,
  listUsers,
  listVideos,
  login,
  markByNumber,
  markByPosition,
  markLate,
  markMessages,
  ministriesOfMinors,
  myAttendance,
  openMessageChat,
  rangeCounts,
  readAuditChain,
  readFicha,
  readFirstSteps,
  readOwnFicha,
  register,
  registrationStatus,
  removeDemo,
  requestDeletion,
  saveFicha,
  sendMessage,
  setMinistryOfMinors,
  stageImport,
  unassignCategory,
  unreadMessages,
  updateUser,
  uploadPhoto,
  userCategories,
  userSummary,
  withdrawDeletion,
  withdrawPhoto,
} from '../src/index.ts';
import { mock } from './mock.ts';
import { mockContent } from './mock-content.ts';
import { mockDoor } from './mock-door.ts';
import { mockDoorSearch } from './mock-door-search.ts';
import { mockFollowUps } from './mock-follow-ups.ts';

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new TypeError('contract/mocks: the fixtures are empty.');
  return item;
}

function field(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return String(value ?? '');
}

/** Number of members up to the end of a batch of an import. */
function rowsIn(body: unknown): number {
  const { desde, filas } = stageImport.body.parse(body);
  return desde + filas.length;
}

const userOf = (id: string | undefined) => users.find((user) => String(user.id) === id) ?? first(users);
const recordOf = (id: string | undefined) =>
  attendanceRecords.find((record) => String(record.id) === id) ?? first(attendanceRecords);
const done = (message: string) => ({ message });

/** A handler for every call of the site, with the fixtures as answers. */
export const defaultHandlers: readonly HttpHandler[] = [
  mock(login, ({ body }) => ({
    token: fakeToken(field(body, 'username') === 'admin' ? 'ADMIN' : 'USER', {
      username: field(body, 'username'),
    }),
  })),
  mock(register, ({ body }) => ({ token: fakeToken('USER', { username: field(body, 'username') }) })),
  mock(registrationStatus, { abierto: true }),
  mock(listUsers, [...users]),
  mock(listUnconfirmed, []),
  mock(confirmUser, done('Registro confirmado.')),
  mock(userCategories, () => categories.slice(0, 1)),
  mock(userSummary, { asistencias: 12, confirmado: true, lidera: [] }),
  mock(getUser, ({ params }) => userOf(params.id)),
  mock(updateUser, ({ params }) => userOf(params.id)),
  mock(listCategories, [...categories]),
  mock(createCategory, ({ body }) => ({ id: 90, name: field(body, 'name') })),
  mock(deleteCategory, done('¡Categoría eliminada exitosamente!')),
  mock(assignCategory, done('¡Usuario asignado a ministerio exitosamente!')),
  mock(unassignCategory, done('El usuario ya no está en el ministerio.')),
  mock(categoryMembers, () => users.filter(({ role }) => role === 'USER')),
  mock(attendanceOfAll, [...attendanceRecords]),
  mock(attendanceByCategory, ({ url }) => [
    ...(url.searchParams.has('desde') ? monthRecords : attendanceRecords),
  ]),
  mock(
    attendanceDays,
    countedDays.map(({ fecha, conNumero, visitas }) => ({ fecha, asistencias: conNumero, visitas })),
  ),
  mock(rangeCounts, [...countedDays]),
  mock(listClosings, { cierres: [...closedMonths], abiertos: [openMonth] }),
  mock(closeMonth, () => first(closedMonths)),
  mock(adjustClosing, () => first(closedMonths)),
  mock(editAporte, ({ params, body }) => {
    const record = recordOf(params.id);
    return { ...record, aporte: field(body, 'aporte'), anterior: record.aporte, anteriorDe: null };
  }),
  mock(markByNumber, ({ body }) => ({
    ...(attendanceRecords.find((record) => record.user.codigo === field(body, 'codigoMembresia')) ??
      first(attendanceRecords)),
  })),
  mock(markLate, ({ body }) => ({
    ...first(attendanceRecords),
    id: 190,
    date: field(body, 'fecha'),
    time: '00:00:00',
    sinHora: true as const,
  })),
  mock(deleteAttendance, done('Asistencia deshecha.')),
  mock(markByPosition, () => first(myAttendanceRecords)),
  mock(myAttendance, [...myAttendanceRecords]),
  mock(listMessages, [...messages]),
  mock(unreadMessages, { ids: [3] }),
  mock(markMessages, ({ body }) =>
    done(field(body, 'leido') === 'true' ? 'Marcado como leído.' : 'Marcado como no leído.'),
  ),
  mock(openMessageChat, { direccion: 'https://wa.me/59170000000?text=Hola' }),
  mock(deleteMessage, done('Mensaje eliminado correctamente.')),
  mock(attendanceStatistics, statistics),
  mock(listNotices, quietNotices),
  mock(sendMessage, done('Mensaje enviado. ¡Gracias por escribirnos!')),
  mock(listVideos, { items: [...videos] }),
  mock(changeOwnPassword, { token: fakeToken('USER') }),
  mock(stageImport, ({ body }) => ({ filas: rowsIn(body), errores: [] })),
  mock(confirmImport, ({ body }) => ({ filas: Number(field(body, 'filas')), errores: [] })),
  mock(demoStatus, { presentes: false }),
  mock(readFirstSteps, { ...doneSteps, visibles: false }),
  mock(hideFirstSteps, done('Los pasos ya no se muestran.')),
  mock(listAudit, [...auditEntries]),
  mock(readAuditChain, wholeChain),
  mock(listOwnPhones, { telefonos: [], ofrece: false }),
  mock(keepOwnPhone, ({ body }) => ({
    token: fakeToken('USER'),
    telefono: {
      id: 7,
      nombre: field(body, 'nombre'),
      desde: '2026-11-21T23:03:12.000Z',
      usado: '2026-11-21T23:03:12.000Z',
      fin: '2027-01-20T23:03:12.000Z',
      este: true,
      nuevo: true,
    },
  })),
  mock(exchangeOwnPhone, () => ({ token: fakeToken('USER') })),
  mock(forgetOwnPhone, done('Ese teléfono ya no te recuerda.')),
  mock(exportOwnData, ownDataOfCamila),
  mock(readOwnFicha, ownDataOfCamila.ficha),
  mock(deletionStatus, { pedida: null }),
  mock(requestDeletion, done('Recibimos tu pedido. Un administrador eliminará tu cuenta y tus datos.')),
  mock(withdrawDeletion, done('Retiraste tu pedido. Tu cuenta sigue igual.')),
  mock(listDeletionRequests, []),
  mock(listFactors, { factores: [], codigos: 0, origen: null }),
  mock(dismissDeletion, done('Pedido descartado. La cuenta sigue igual.')),
  mock(removeDemo, done('Se quitaron los datos de ejemplo.')),
  mock(uploadPhoto, { id: 'f07090a1b2c3d4e5f60718293a4b5c6d' }),
  mock(withdrawPhoto, done('Foto retirada. Ya nadie la ve.')),
  mock(readFicha, emptyFicha),
  mock(saveFicha, emptyFicha),
  mock(countMembers, {
    ministerios: [
      { id: 1, miembros: 21 },
      { id: 2, miembros: 1 },
    ],
  }),
  mock(ministriesOfMinors, { ministerios: [2, 3] }),
  mock(setMinistryOfMinors, done('El ministerio es de menores.')),
  ...mockContent(),
  ...mockDoor(),
  ...mockDoorSearch(),
  ...mockFollowUps(),
  // Last: its path `/api/:id` would also match one-word paths.
  mock(deleteUser, done('Usuario eliminado correctamente.')),
];
