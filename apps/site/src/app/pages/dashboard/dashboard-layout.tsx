import { church } from '@ministerio/content';
import { AdminShell } from '@ministerio/ui/composed/admin-shell';
import { ThemeSwitch } from '@ministerio/ui/composed/theme-switch';
import { forgetDrafts } from '@ministerio/ui/connected/drafts';
import { useOwnServer } from '@ministerio/ui/connected/own-server';
import { useSession } from '@ministerio/ui/connected/session';
import { AttendanceByNumber } from '@ministerio/ui/features/attendance-by-number';
import { useUnreadMessages } from '@ministerio/ui/features/messages';
import { Registration } from '@ministerio/ui/features/registration';
import { Outlet, useLocation } from 'react-router-dom';
import { browserServices, ending } from '../../services.ts';

/** Frame of /dashboard and its pages; 'Marcar Asistencia' stays mounted, so its last marks survive navigation. */
export default function DashboardLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const unread = useUnreadMessages()?.size ?? 0;
  const ownServer = useOwnServer();
  const onSignOut = () => {
    ending.personLeft();
    forgetDrafts(window.sessionStorage, session?.username ?? '');
    browserServices.session.signOut('administrator');
  };
  return (
    <AdminShell
      brand={church.product}
      currentPath={pathname}
      username={session?.username ?? ''}
      onSignOut={onSignOut}
      tools={<ThemeSwitch />}
      attendanceWidget={<AttendanceByNumber />}
      createUserPanel={<Registration audience="panel" />}
      counts={{ '/dashboard/form': unread }}
      ownServer={ownServer}
      version={__VERSION__}
    >
      <Outlet />
    </AdminShell>
  );
}
