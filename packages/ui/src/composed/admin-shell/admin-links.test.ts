import { describe, expect, it } from 'vitest';
import { groupsUnderUsers, isCurrent, linksAfterUsers, mainLinks } from './admin-links.ts';

describe('the entry of the page that is open', () => {
  it.each([
    { path: '/dashboard', labels: ['Inicio'] },
    { path: '/dashboard/', labels: ['Inicio'] },
    { path: '/dashboard/category', labels: ['Gestionar Ministerios'] },
    { path: '/dashboard/editaruser', labels: ['Editar usuarios'] },
    { path: '/dashboard/editar/7', labels: ['Editar usuarios'] },
    { path: '/dashboard/asistencia', labels: ['Ver asistencias'] },
    { path: '/dashboard/asistenciamembresia', labels: [] },
    { path: '/dashboard/form', labels: ['Ver formulario'] },
    { path: '/dashboard/listUsers', labels: ['Lista de usuarios'] },
    { path: '/dashboard/importar', labels: ['Importar miembros'] },
    { path: '/dashboard/visitas', labels: ['Visitas'] },
    { path: '/dashboard/seguimiento', labels: ['Seguimiento'] },
    { path: '/dashboard/puerta', labels: ['Teléfonos de la puerta'] },
    { path: '/dashboard/cierre', labels: ['Cierre de aportes'] },
    { path: '/dashboard/auditoria', labels: ['Registro de cambios'] },
    { path: '/dashboard/user/clave', labels: ['Mi acceso'] },
    { path: '/dashboard/sitio', labels: ['Sitio'] },
    { path: '/dashboard/sitio/horarios', labels: ['Sitio'] },
  ])('$path', ({ path, labels }) => {
    const under = groupsUnderUsers(true).flatMap(({ links }) => links);
    const current = [...mainLinks, ...under, ...linksAfterUsers(true)].filter((link) =>
      isCurrent(link.href, path),
    );
    expect(current.map((link) => link.label)).toEqual(labels);
  });
});
