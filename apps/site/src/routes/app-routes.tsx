import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { AppError, AppLayout } from '../app/layout/app-layout.tsx';
import { RequireAccess, RequireOwnServer } from '../app/layout/route-guards.tsx';
import { ScreenTitle } from '../app/layout/screen-title.tsx';

/** Loads the module of a screen when its route is opened. */
function page(load: () => Promise<{ readonly default: ComponentType }>) {
  return async () => ({ Component: (await load()).default });
}

/**
 * Loads a feature that is a whole screen but for the document's title. One whose parts other screens import has a page
 * of its own instead: imported from here, all of it would become part of their scripts.
 */
function feature(title: string, load: () => Promise<ComponentType>) {
  return async () => {
    const Feature = await load();
    return {
      element: (
        <>
          <ScreenTitle>{title}</ScreenTitle>
          <Feature />
        </>
      ),
    };
  };
}

const memberRoutes: RouteObject[] = [
  { index: true, lazy: page(() => import('../app/pages/user/home-page.tsx')) },
  {
    path: 'profile',
    lazy: async () => ({
      Component: (await import('@ministerio/ui/features/mark-attendance')).MarkAttendance,
    }),
  },
  { path: 'userAsistencia', lazy: page(() => import('../app/pages/user/attendance-page.tsx')) },
  {
    Component: RequireOwnServer,
    children: [
      { path: 'clave', lazy: page(() => import('../app/pages/user/password-page.tsx')) },
      {
        path: 'datos',
        lazy: async () => {
          const { MyData } = await import('@ministerio/ui/features/my-data');
          return {
            element: (
              <>
                <ScreenTitle>Mis datos</ScreenTitle>
                <MyData passwordHref="/dashboard/user/clave" />
              </>
            ),
          };
        },
      },
    ],
  },
];

const administratorRoutes: RouteObject[] = [
  { index: true, lazy: page(() => import('../app/pages/dashboard/home-page.tsx')) },
  { path: 'editarUser', lazy: page(() => import('../app/pages/dashboard/users-page.tsx')) },
  {
    path: 'listUsers',
    lazy: feature(
      'Lista de Usuarios',
      async () => (await import('@ministerio/ui/features/user-list')).UserListScreen,
    ),
  },
  { path: 'editar/:id', lazy: page(() => import('../app/pages/dashboard/user-editor-page.tsx')) },
  {
    path: 'asistencia',
    lazy: feature(
      'Asistencias por Categoría y Fecha',
      async () => (await import('@ministerio/ui/features/attendance')).AttendanceByCategoryScreen,
    ),
  },
  { path: 'category', lazy: page(() => import('../app/pages/dashboard/ministries-page.tsx')) },
  { path: 'form', lazy: page(() => import('../app/pages/dashboard/messages-page.tsx')) },
  { path: 'crearUser', lazy: page(() => import('../app/pages/dashboard/create-user-page.tsx')) },
  { path: 'asistenciamembresia', lazy: page(() => import('../app/pages/dashboard/mark-page.tsx')) },
  {
    path: 'importar',
    lazy: feature(
      'Importar miembros',
      async () => (await import('@ministerio/ui/features/import-members')).ImportMembersScreen,
    ),
  },
  {
    Component: RequireOwnServer,
    children: [
      {
        path: 'auditoria',
        lazy: feature(
          'Registro de cambios',
          async () => (await import('@ministerio/ui/features/audit')).AuditScreen,
        ),
      },
    ],
  },
];

/** Routes of the signed-in application (spec section 2); letter case does not matter. */
export const appRoutes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: AppError,
    HydrateFallback: () => null,
    children: [
      { path: '/auth/login', lazy: page(() => import('../app/pages/auth/login-page.tsx')) },
      { path: '/auth/registro', lazy: page(() => import('../app/pages/auth/register-page.tsx')) },
      {
        Component: RequireAccess,
        children: [
          {
            path: '/dashboard/user',
            lazy: page(() => import('../app/pages/user/user-layout.tsx')),
            children: memberRoutes,
          },
          {
            path: '/dashboard',
            lazy: page(() => import('../app/pages/dashboard/dashboard-layout.tsx')),
            children: administratorRoutes,
          },
        ],
      },
      { path: '*', element: <Navigate to="/auth/login" replace /> },
    ],
  },
];
