import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { AppError, AppLayout } from '../app/layout/app-layout.tsx';
import { RequireAccess, RequireOwnServer } from '../app/layout/route-guards.tsx';
import { titled } from '../app/layout/screen-title.tsx';
import { type AppPath, appPaths } from './app-paths.ts';

type Lazy = NonNullable<RouteObject['lazy']>;

/** Loads the module of a screen when its route is opened. */
function page(load: () => Promise<{ readonly default: ComponentType }>): Lazy {
  return async () => ({ Component: (await load()).default });
}

/**
 * Loads a feature that is a whole screen but for the document's title. One whose parts other screens import has a page
 * of its own instead: imported from here, all of it would become part of their scripts.
 */
function feature(title: string, load: () => Promise<ComponentType>): Lazy {
  return async () => ({ Component: titled(title, await load()) });
}

/** The screen of every address. */
const screens: Readonly<Record<AppPath, Lazy>> = {
  '/auth/Login': page(() => import('../app/pages/auth/login-page.tsx')),
  '/auth/Registro': page(() => import('../app/pages/auth/register-page.tsx')),
  '/dashboard': page(() => import('../app/pages/dashboard/home-page.tsx')),
  '/dashboard/editarUser': page(() => import('../app/pages/dashboard/users-page.tsx')),
  '/dashboard/listUsers': feature(
    'Lista de Usuarios',
    async () => (await import('@ministerio/screens/user-list')).UserListScreen,
  ),
  '/dashboard/editar/:id': page(() => import('../app/pages/dashboard/user-editor-page.tsx')),
  '/dashboard/asistencia': feature(
    'Asistencias por Categoría y Fecha',
    async () => (await import('@ministerio/screens/attendance')).AttendanceByCategoryScreen,
  ),
  '/dashboard/category': page(() => import('../app/pages/dashboard/ministries-page.tsx')),
  '/dashboard/form': page(() => import('../app/pages/dashboard/messages-page.tsx')),
  '/dashboard/crearUser': page(() => import('../app/pages/dashboard/create-user-page.tsx')),
  '/dashboard/asistenciamembresia': page(() => import('../app/pages/dashboard/mark-page.tsx')),
  '/dashboard/importar': feature(
    'Importar miembros',
    async () => (await import('@ministerio/screens/import-members')).ImportMembersScreen,
  ),
  '/dashboard/visitas': feature(
    'Visitas',
    async () => (await import('@ministerio/screens/visitors')).VisitorsScreen,
  ),
  '/dashboard/seguimiento': page(() => import('../app/pages/dashboard/follow-up-page.tsx')),
  '/dashboard/auditoria': feature(
    'Registro de cambios',
    async () => (await import('@ministerio/screens/audit')).AuditScreen,
  ),
  '/dashboard/puerta': feature(
    'Teléfonos de la puerta',
    async () => (await import('@ministerio/screens/door-phones')).DoorPhonesScreen,
  ),
  '/dashboard/puerta/abrir': page(() => import('../app/pages/dashboard/door-page.tsx')),
  '/dashboard/cierre': feature(
    'Cierre de aportes',
    async () => (await import('@ministerio/screens/closing')).ClosingScreen,
  ),
  '/dashboard/sitio': page(() => import('../app/pages/dashboard/site-page.tsx')),
  '/dashboard/sitio/:id': page(() => import('../app/pages/dashboard/site-page.tsx')),
  '/dashboard/user': page(() => import('../app/pages/user/home-page.tsx')),
  '/dashboard/user/profile': async () => ({
    Component: (await import('../app/pages/user/home-page.tsx')).MemberProfilePage,
  }),
  '/dashboard/user/userAsistencia': page(() => import('../app/pages/user/attendance-page.tsx')),
  '/dashboard/user/ministerio': page(() => import('../app/pages/user/ministry-page.tsx')),
  '/dashboard/user/ministerio/seguimiento': page(
    () => import('../app/pages/user/ministry-follow-up-page.tsx'),
  ),
  '/dashboard/user/clave': page(() => import('../app/pages/user/password-page.tsx')),
  '/dashboard/user/datos': feature('Mis datos', async () => {
    const [{ MyData }, { OwnPhones }] = await Promise.all([
      import('@ministerio/screens/my-data'),
      import('@ministerio/screens/own-phone'),
    ]);
    return () => (
      <MyData>
        <OwnPhones />
      </MyData>
    );
  }),
};

/** Screens whose calls only our own server answers. */
const ownServer: readonly AppPath[] = [
  '/dashboard/visitas',
  '/dashboard/seguimiento',
  '/dashboard/auditoria',
  '/dashboard/puerta',
  '/dashboard/puerta/abrir',
  '/dashboard/cierre',
  '/dashboard/sitio',
  '/dashboard/sitio/:id',
  '/dashboard/user/ministerio',
  '/dashboard/user/ministerio/seguimiento',
  '/dashboard/user/clave',
  '/dashboard/user/datos',
];

const MEMBER = '/dashboard/user';
const ADMIN = '/dashboard';

/** A layout with the screens below its path; the screen at that path is its first page. */
function area(path: AppPath, layout: Lazy, paths: readonly AppPath[]): RouteObject {
  const routeOf = (own: AppPath): RouteObject =>
    own === path ? { index: true, lazy: screens[own] } : { path: own, lazy: screens[own] };
  const guarded = paths.filter((one) => ownServer.includes(one));
  return {
    path,
    lazy: layout,
    children: [
      ...paths.filter((one) => !guarded.includes(one)).map(routeOf),
      { Component: RequireOwnServer, children: guarded.map(routeOf) },
    ],
  };
}

const isAt = (prefix: string) => (path: AppPath) => path === prefix || path.startsWith(`${prefix}/`);
const member = appPaths.filter(isAt(MEMBER));
const admin = appPaths.filter(isAt(ADMIN)).filter((path) => !member.includes(path));
const signIn = appPaths.filter((path) => !isAt(ADMIN)(path));

/** Routes of the signed-in application (spec section 2); letter case does not matter. */
export const appRoutes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: AppError,
    HydrateFallback: () => null,
    children: [
      ...signIn.map((path) => ({ path, lazy: screens[path] })),
      {
        Component: RequireAccess,
        children: [
          area(
            MEMBER,
            page(() => import('../app/pages/user/user-layout.tsx')),
            member,
          ),
          area(
            ADMIN,
            page(() => import('../app/pages/dashboard/dashboard-layout.tsx')),
            admin,
          ),
        ],
      },
      { path: '*', element: <Navigate to="/auth/login" replace /> },
    ],
  },
];
