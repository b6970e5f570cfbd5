import { supportGreeting, supportWay } from '@ministerio/content';
import { MemberShell } from '@ministerio/ui/composed/member-shell';
import { ProfileCard } from '@ministerio/ui/composed/profile-card';
import { useOwnServer } from '@ministerio/ui/connected/own-server';
import { useServices } from '@ministerio/ui/connected/services';
import { useSession } from '@ministerio/ui/connected/session';
import { Link } from '@ministerio/ui/primitives/link';
import { Stack } from '@ministerio/ui/primitives/stack';
import { Outlet, useLocation } from 'react-router-dom';
import { artworkOf } from '../../../public/artwork.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { browserServices, sessionEnd, shellFacts } from '../../services.ts';
import { endOnServer } from '../../session/end-on-server.ts';

/** Layout of /dashboard/user: navigation, profile card, then the page. */
export default function UserLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const { church } = useServices();
  const ownServer = useOwnServer();
  const onSignOut = () => {
    sessionEnd.signedOut();
    if (ownServer && session) endOnServer(session.token);
    browserServices.session.signOut('member');
  };
  return (
    <MemberShell
      brand={church.product}
      // The product's name beside it says what it is.
      logo={<img src={artworkOf({}).logo} alt="" width={32} height={32} />}
      currentPath={pathname}
      support={supportWay(church, supportGreeting, shellFacts.hasForm)}
      onSignOut={onSignOut}
      profile={
        <ProfileCard username={session?.username ?? null}>
          {ownServer ? (
            <Stack gap={1}>
              {session?.user.role === 'ADMIN' ? (
                <Link href="/dashboard" variant="quiet">
                  Volver al panel
                </Link>
              ) : null}
              <Link href="/dashboard/user/clave" variant="quiet">
                Cambiar contraseña
              </Link>
              <Link href="/dashboard/user/datos" variant="quiet">
                Mis datos
              </Link>
            </Stack>
          ) : null}
        </ProfileCard>
      }
    >
      <ScreenTitle>Perfil de Usuario</ScreenTitle>
      <Outlet />
    </MemberShell>
  );
}
