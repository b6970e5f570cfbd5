import { church, supportGreeting, supportWay } from '@ministerio/content';
import { MemberShell } from '@ministerio/ui/composed/member-shell';
import { ProfileCard } from '@ministerio/ui/composed/profile-card';
import { useOwnServer } from '@ministerio/ui/connected/own-server';
import { useSession } from '@ministerio/ui/connected/session';
import { Link } from '@ministerio/ui/primitives/link';
import { Stack } from '@ministerio/ui/primitives/stack';
import { Outlet, useLocation } from 'react-router-dom';
import { BrandMark } from '../../layout/brand-mark.tsx';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { browserServices, ending } from '../../services.ts';
import { pageFacts, useShownChurch } from '../../shown-church.ts';

/** Frame of /dashboard/user and its pages: navigation, profile card, then the page. */
export default function UserLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const shown = useShownChurch({ ask: false });
  const ownServer = useOwnServer();
  const onSignOut = () => {
    ending.personLeft();
    browserServices.session.signOut('member');
  };
  return (
    <MemberShell
      brand={church.product}
      logo={<BrandMark />}
      currentPath={pathname}
      support={supportWay(shown, supportGreeting, pageFacts.hasForm)}
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
