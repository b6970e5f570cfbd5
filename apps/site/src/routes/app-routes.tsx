import { Navigate, type RouteObject } from 'react-router-dom';
import { AppLayout } from '../app/layout/app-layout.tsx';
import { RequireAccess } from '../app/layout/require-access.tsx';
import { RequireOwnServer } from '../app/layout/require-own-server.tsx';
import { ScreenError } from '../app/layout/screen-error.tsx';

type Screen = { readonly default: () => React.ReactNode };

/** A route whose screen loads when it is opened. */
function screen(path: string, load: () => Promise<Screen>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

/** Routes of the signed-in application (spec section 2); letter case does not matter. */
export const appRoutes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: ScreenError,
    HydrateFallback: () => null,
    children: [
      screen('/auth/login', () => import('../app/pages/auth/login-page.tsx')),
      screen('/auth/registro', () => import('../app/pages/auth/register-page.tsx')),
      {
        Component: RequireAccess,
        children: [
          {
            path: '/dashboard/user',
            lazy: async () => ({ Component: (await import('../app/pages/user/user-layout.tsx')).default }),
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('../app/pages/user/home-page.tsx')).default }),
              },
              screen('profile', () => import('../app/pages/user/profile-page.tsx')),
              screen('userAsistencia', () => import('../app/pages/user/attendance-page.tsx')),
              {
                Component: RequireOwnServer,
                children: [
                  screen('clave', () => import('../app/pages/user/password-page.tsx')),
                  screen('datos', () => import('../app/pages/user/my-data-page.tsx')),
                ],
              },
            ],
          },
          {
            path: '/dashboard',
            lazy: async () => ({
              Component: (await import('../app/pages/dashboard/dashboard-layout.tsx')).default,
            }),
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('../app/pages/dashboard/home-page.tsx')).default,
                }),
              },
              screen('editarUser', () => import('../app/pages/dashboard/users-page.tsx')),
              screen('listUsers', () => import('../app/pages/dashboard/user-list-page.tsx')),
              screen('editar/:id', () => import('../app/pages/dashboard/user-editor-page.tsx')),
              screen('asistencia', () => import('../app/pages/dashboard/attendance-page.tsx')),
              screen('category', () => import('../app/pages/dashboard/ministries-page.tsx')),
              screen('form', () => import('../app/pages/dashboard/messages-page.tsx')),
              screen('crearUser', () => import('../app/pages/dashboard/create-user-page.tsx')),
              screen('asistenciamembresia', () => import('../app/pages/dashboard/mark-page.tsx')),
              screen('importar', () => import('../app/pages/dashboard/import-page.tsx')),
              {
                Component: RequireOwnServer,
                children: [screen('auditoria', () => import('../app/pages/dashboard/audit-page.tsx'))],
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/auth/login" replace /> },
    ],
  },
];
