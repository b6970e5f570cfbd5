import { church, supportGreeting, supportWay } from '@ministerio/content';
import { MemberShell } from '@ministerio/ui/composed/member-shell';
import { ProfileCard } from '@ministerio/ui/composed/profile-card';
import { useOwnServer } from '@ministerio/ui/connected/own-server';
import { useSession } from '@ministerio/ui/connected/session';
import { Link } from '@ministerio/ui/primitives/link';
import { Stack } from '@ministerio/ui/primitives/stack';
import { Outlet, useLocation } from 'react-router-dom';
import { artwork } from '../../../public/artwork.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { pageFacts, usePublicChurch } from '../../public-church.ts';
import { browserServices, sessionEnd } from '../../services.ts';

/** Layout of /dashboard/user: navigation, profile card, then the page. */
export default function UserLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const publicChurch = usePublicChurch({ ask: false });
  const ownServer = useOwnServer();
  const onSignOut = () => {
    sessionEnd.signedOut();
    browserServices.session.signOut('member');
  };
  return (
    <MemberShell
      brand={church.product}
      // The product's name beside it says what it is.
      logo={<img src={artwork.logo} alt="" width={32} height={32} />}
      currentPath={pathname}
      support={supportWay(publicChurch, supportGreeting, pageFacts.hasForm)}
      onSignOut={onSignOut}
      profile={
        <ProfileCard username={session?.username ?? null}>
          {ownServer ? (
            <Stack gap={1}>
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
