import { AttendanceByNumber } from '@ministerio/screens/attendance-by-number';
import { forgetDrafts } from '@ministerio/screens/kit/drafts';
import { useDoorHref, useOwnServer } from '@ministerio/screens/kit/own-server';
import { useServices } from '@ministerio/screens/kit/services';
import { useSession } from '@ministerio/screens/kit/session';
import { useUnreadMessages } from '@ministerio/screens/messages';
import { type OpenDoorProps, useSignOut } from '@ministerio/screens/open-door';
import { AdminShell } from '@ministerio/ui/composed/admin-shell';
import { ThemeSwitch } from '@ministerio/ui/composed/theme-switch';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { helpHref } from '../../../routes/help-links.ts';
import { browserServices, sessionEnd } from '../../services.ts';
import { endOnServer } from '../../session/end-on-server.ts';

/** Comes after the screen: no screen waits for a form that is closed. */
const Registration = lazy(async () => {
  const { Registration: Form } = await import('@ministerio/screens/registration');
  return { default: Form };
});

/** Screens that need the whole width. */
const wide = ['/dashboard/sitio', '/dashboard/puerta', '/dashboard/cierre'];

/** The page that is about marking alone. */
const isDoor = (path: string) => /^\/dashboard\/asistenciamembresia\/?$/i.test(path);

/** Layout of /dashboard; 'Marcar Asistencia' stays mounted, so its last marks survive navigation. */
export default function DashboardLayout() {
  const { church } = useServices();
  const session = useSession();
  const { pathname } = useLocation();
  const unread = useUnreadMessages()?.size ?? 0;
  const ownServer = useOwnServer();
  const doorHref = useDoorHref();
  const [draft, onDraft] = useState<OpenDoorProps['draft']>(null);
  const { onSignOut, question } = useSignOut(() => {
    sessionEnd.signedOut();
    if (ownServer && session) void endOnServer(session.token);
    forgetDrafts(window.sessionStorage, session?.username ?? '');
    browserServices.session.signOut('administrator');
  });
  return (
    <AdminShell
      brand={church.product}
      currentPath={pathname}
      username={session?.username ?? ''}
      onSignOut={onSignOut}
      tools={<ThemeSwitch />}
      attendanceWidget={<AttendanceByNumber folded={!isDoor(pathname)} />}
      attendanceHidden={wide.some((path) => pathname.toLowerCase().startsWith(path))}
      createUserPanel={
        <Suspense fallback={<Skeleton lines={8} />}>
          <Registration audience="panel" />
        </Suspense>
      }
      doorHref={doorHref}
      counts={{ '/dashboard/form': unread }}
      helpHref={ownServer ? helpHref(pathname) : undefined}
      ownServer={ownServer}
      version={__VERSION__}
    >
      <Outlet context={{ draft, onDraft }} />
      {question}
    </AdminShell>
  );
}
